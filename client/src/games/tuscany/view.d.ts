// Written by scripts/view_types.py from the engine's own types. Do not edit.

/** Words for a person: a key of the catalogue and what to put in. Words in argument values that start with "@" are keys. */
export interface Text {
  key: string;
  args: Record<string, unknown>;
}

/** A legal move as it stands in a view. */
export interface MoveChoice {
  id: number;
  text: string;
}

/** A tile of the display. `neutral`: it comes back when the neutral tiles are shuffled again (T5.7). */
export interface DisplayTile {
  tile: string;
  neutral: boolean;
}

/** A colour bonus tile: the points of sides I and II and the seats that took them, in order (T6.6). */
export interface ColourBonus {
  points: number[];
  taken: number[];
}

/** One player as the viewer may see them. Fields that are None are hidden from the viewer or not chosen yet. */
export interface PlayerView {
  ready: boolean;
  boards: string[] | null;
  region: string | null;
  colours: string | null;
  castle: string | null;
  tiles: Record<string, string>;
  hand: string | null;
  hand_size: number;
  storage: string[];
  storage_spaces: number;
  fresh_hexes: number;
  piles: number[];
  turned: Record<string, number>;
  marble: number;
  workers: number;
  bonus: Record<string, number>;
  green: number;
  red: number;
  projected: number;
  sources: Record<string, number>;
  green_by: Record<string, number>;
  red_by: Record<string, number>;
}

/** Everything a seat may know of a game of The Castles of Tuscany. */
export interface TuscanyView {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  actors: number[];
  prompt: Text;
  moves: MoveChoice[];
  suggested: number | null;
  over: boolean;
  step: string;
  pending: string | null;
  round: number;
  extra_turns: boolean;
  turn: number;
  first: number;
  current: number;
  marble_used: boolean;
  stirred: boolean;
  scorings_left: number;
  display: (DisplayTile | null)[];
  deck: number;
  discards: string;
  yields: Record<string, number>;
  neutral: Record<string, number>;
  removed: Record<string, number>;
  bonus_left: Record<string, number>;
  colour_bonus: Record<string, ColourBonus>;
  players: PlayerView[];
  places: number[];
  memory: string[];
}
