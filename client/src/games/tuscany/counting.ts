// The scoring that waits for a click: the end of a round, or the final scoring with its steps.
import type { Entry } from '../../lib/types.ts';
import { t } from '../../lib/words.svelte.ts';
import { eventsOf, goodsIn, roundEnder, scoringIn } from './scoring.ts';
import type { GoodsLeft, Scoring } from './scoring.ts';
import type { TuscanyView } from './view.d.ts';

export interface Counting {
  scoring: Scoring;
  goods: GoodsLeft[];
  final: boolean;
  /** The final scoring: 1 the third scoring, 2 the goods. */
  step: 1 | 2;
}

export function countingOf(held: Entry[], view: TuscanyView, step: 1 | 2): Counting | null {
  const events = eventsOf(held);
  const scoring = scoringIn(events);
  if (!scoring) return null;
  const goods = goodsIn(events, view);
  return { scoring, goods, final: goods.length > 0, step: goods.length > 0 ? step : 1 };
}

/** What the prompt says to it. */
export function countingSpeech({ scoring, final, step }: Counting, entries: Entry[], seat: number | null, names: string[]): { title: string; text: string; rule: string } {
  const { round } = scoring;
  if (step === 2) return { title: t('web-tuscany-goods-title'), text: t('web-tuscany-goods-sub'), rule: 'T9.6' };
  const ender = roundEnder(entries, round);
  const why = ender !== null ? t(ender === seat ? 'web-tuscany-round-over-yours' : 'web-tuscany-round-over', { player: names[ender] ?? '', pile: round }) : t('web-tuscany-round-over-still');
  return { title: t('web-tuscany-scoring', { round }), text: `${why} ${t('web-tuscany-scoring-sub', { next: final ? 0 : round + 1 })}`, rule: 'T9.4' };
}
