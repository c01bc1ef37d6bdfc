// What the prompt says: a heading, a sentence, and the rule it stands in.
import { t, words } from '../../lib/words.svelte.ts';
import { countingSpeech } from './counting.ts';
import { TOGETHER, plainLine } from './line.ts';
import { standing } from '../../lib/session.svelte.ts';
import { turnsOf } from '../../lib/turns.ts';
import { kindWord } from './names.ts';
import type { Play } from './play.svelte.ts';

export interface Speech {
  title: string;
  text: string;
  rule: string | null;
}

export function speechOf(play: Play): Speech {
  const { session, view } = play;
  const said = words.say(view.prompt.key, view.prompt.args, session.names);
  if (session.at !== null) {
    const entry = session.entries.find((one) => one.n === session.at);
    const told = entry?.events.map((event) => words.say(event.key, event.args, session.names)).join(' ') ?? '';
    return { title: t('web-moment', { n: session.at, last: session.n }), text: told || said, rule: null };
  }
  if (play.counting) return countingSpeech(play.counting, standing(session.entries), session.seat, session.names);
  if (session.pacing) {
    const turns = turnsOf(session.pacing, TOGETHER).map(({ seat, events }) => ({ player: session.names[seat ?? -1] ?? '', what: plainLine(events) }));
    const told = turns.filter(({ what }) => what).map((turn) => t('web-pacing', turn));
    return { title: told.join(' · ') || t('web-show-again'), text: '', rule: null };
  }
  if (play.settlingMine) return { title: t('web-settling'), text: t('web-settling-sub'), rule: null };
  if (view.over) return { title: t('web-game-over'), text: said, rule: null };
  return play.mine ? mine(play, said) : theirs(play, said);
}

function thinking({ since, until, waiting, shortened }: Play['session']['thinking'][number]): string {
  if (waiting) return t('web-bot-waits');
  return shortened ? t('web-bot-thinks-shorter') : t('web-bot-thinks', { seconds: Math.round((until - since) / 1000) });
}

function theirs({ session, view, secondsLeft }: Play, said: string): Speech {
  const next = view.actors.length === 1 ? view.actors[0]! : null;
  const name = (seat: number): string => session.names[seat] ?? '';
  if (session.settling) {
    const title = next === session.seat && next !== null ? t('web-next-you') : next !== null ? t('web-next', { player: name(next) }) : t('web-wait');
    return { title, text: t('web-settling-other', { player: name(session.settling.seat), seconds: secondsLeft }), rule: null };
  }
  const title = next !== null ? t('web-their-turn', { player: name(next) }) : t('web-wait');
  const thinks = session.thinking.find(({ seat }) => seat === next);
  return { title, text: thinks ? thinking(thinks) : said, rule: null };
}

function mine(play: Play, said: string): Speech {
  const { turn, view } = play;
  if (turn.asking) return { title: t(`web-tuscany-sure-${turn.asking.text.split(' ')[0]}`, { count: play.drawCount }), text: t('web-sure-sub'), rule: null };
  switch (view.step) {
    case 'payment': {
      if (!turn.pendingSpace) break;
      const [kind, space] = turn.pendingSpace;
      return {
        title: t('web-tuscany-pay-title', { kind: kindWord(kind!), space }),
        text: t('web-tuscany-pay-sub', { kind: `@tuscany-kind-${turn.colourAt(space!)}` }),
        rule: 'T7',
      };
    }
    case 'castle': {
      const text = turn.slot === null ? t('web-tuscany-castle-pick') : t('web-tuscany-place-sub', { count: turn.legalSpaces.size });
      return { title: t('web-tuscany-castle-title'), text, rule: 'T8.1' };
    }
    case 'city':
      return { title: t('web-tuscany-city-title'), text: t('web-tuscany-city-sub'), rule: 'T8.2' };
    case 'draft':
      return { title: t('web-tuscany-draft-title'), text: t('web-tuscany-draft-sub'), rule: 'T2.9' };
    case 'make-room':
      return { title: t('web-tuscany-room-title'), text: said, rule: 'T5.2' };
  }
  if (play.refreshing) return { title: t('web-tuscany-refresh-title'), text: t('web-tuscany-refresh-sub'), rule: 'T5.5' };
  if (view.step === 'take-fitting') return { title: t('web-tuscany-take-title'), text: said, rule: 'T5.5' };
  if (view.step === 'one-more') return { title: t('web-tuscany-more-title'), text: t('web-tuscany-more-sub'), rule: 'T3.2' };
  if (turn.mode === 'take') return { title: t('web-tuscany-take-title'), text: t('web-tuscany-take-sub'), rule: 'T5' };
  if (turn.mode === 'place')
    return turn.kind
      ? { title: t('web-tuscany-place-title', { kind: kindWord(turn.kind) }), text: t('web-tuscany-place-sub', { count: turn.legalSpaces.size }), rule: 'T6' }
      : { title: t('web-tuscany-place-any'), text: t('web-tuscany-place-pick'), rule: 'T6' };
  return { title: t('web-your-turn'), text: t('web-tuscany-action-sub'), rule: 'T3' };
}
