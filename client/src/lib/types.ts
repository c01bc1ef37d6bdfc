// What the server says (docs/server.md). A view belongs to its game; here is only what every view has.
export interface Text {
  key: string;
  args: Record<string, unknown>;
}

export interface MoveChoice {
  id: number;
  text: string;
}

export interface BaseView {
  game: string;
  seats: number;
  seat: number | null;
  actors: number[];
  prompt: Text;
  moves: MoveChoice[];
  suggested: number | null;
  over: boolean;
}

export interface Me {
  id: string | null;
  name: string;
  grace: number;
}

export interface Device {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number;
  this: boolean;
}

/** Whose recovery link it is, and what using it would mean for this device. */
export interface RecoveryOffer {
  name: string;
  games: number;
  expires: number;
  mine: boolean;
  you: { name: string; games: number; other_devices: number; together: boolean } | null;
}

export interface GameOption {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  usual: string;
  /** The bot to play against, as far as this person has come. */
  suggested: string;
}

export interface Welcome {
  version: string;
  me: Me;
  games: GameInfo[];
  languages: Record<string, string>;
  limits: { name: number; message: number; record: number };
  /** Where other devices can reach the server; the command that lets them. */
  reach: { local_only: boolean; addresses: string[]; command: string };
}

export interface Deal {
  kind: 'committed' | 'known' | 'seed' | 'fork';
  value: string;
  of: string | null;
}

export interface SummarySeat {
  seat: number;
  kind: 'player' | 'open' | 'bot';
  name: string;
  bot: string | null;
  yours: boolean;
  present: boolean;
}

export interface Seat extends SummarySeat {
  same: boolean;
  owner: boolean;
  away_since: number | null;
  left: boolean;
  resigned: boolean;
  replaceable: boolean;
  reserved: boolean;
  /** The person a bot plays for. */
  stands_in_for: string | null;
}

export interface Summary {
  id: string;
  game: string;
  status: 'waiting' | 'playing' | 'finished' | 'cancelled';
  public: boolean;
  mine: boolean;
  my_turn: boolean;
  n: number;
  deal: Deal | null;
  uploaded: boolean;
  seats: SummarySeat[];
  created: number;
  changed: number;
  scores: number[] | null;
  places: number[] | null;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
  finished: Summary[];
}

export interface Settling {
  seat: number;
  ends_in: number;
}

export interface Thinking {
  seat: number;
  since_ms: number;
  limit_ms: number;
  waiting: boolean;
  shortened: boolean;
}

export interface Result {
  places: number[];
  scores: number[];
  sources: Record<string, number>[];
  resigned: number[];
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  undo: boolean;
  public: boolean;
  status: 'waiting' | 'playing' | 'finished' | 'cancelled';
  uploaded: boolean;
  deal: Deal | null;
  seats: Seat[];
  /** `replaced`: seats of yours that a bot plays; `asked`: those of them you asked for. */
  you: { seats: number[]; owner: boolean; may_join: boolean; replaced: number[]; asked: number[] };
  /** People who ask for the seat that a bot took over. */
  reclaims: { seat: number; name: string }[];
  n: number;
  turn: number[];
  settling: Settling | null;
  /** The bots that think now. */
  thinking: Thinking[];
  spectators: number;
  /** Names of those who look on, as far as they have one. */
  watchers: string[];
  created: number;
  changed: number;
  result: Result | null;
  rematch: string | null;
  /** The operator of the server closed it. */
  closed: boolean;
  from: { table: string; n: number } | null;
  /** Why the game cannot go on here: it is damaged, or was begun by another version of the rules. */
  frozen: Text | null;
}

export interface LogEvent extends Text {
  raw: Record<string, unknown>;
}

export interface Entry {
  n: number;
  seat: number | null;
  undo: boolean;
  at: number | null;
  events: LogEvent[];
}

/** What changed in a view: a path through names and positions, and the new value there. */
export type Change = [path: (string | number)[], value: unknown];

export interface Seen {
  seat: number | null;
  view: BaseView | null;
  entries: Entry[];
  may_undo: boolean;
  last_own: number;
}

export interface Moment {
  n: number;
  last: number;
  view: BaseView;
  entry: Entry | null;
}

export interface StoryMoment {
  n: number;
  seat: number | null;
  round: number | null;
  scores: number[];
  places: number[];
  sources: Record<string, number>[];
}

export interface Story {
  seats: number;
  sources: string[];
  moments: StoryMoment[];
}

export interface Verdict {
  verdict: 'fair' | 'fork' | 'seed' | 'known' | 'open';
  commitment: string | null;
  secret: string | null;
}

export interface Because {
  rule: string | null;
  text: Text | null;
}

export interface ApiError {
  key: string;
  args: Record<string, unknown>;
  text: string;
  rule?: string;
}
