import type { ContestKind, ContestShape } from '@croupier/contract/contests/shapes.ts';
import type { Contest, ContestState, Texts } from './contests.types.ts';

export type ShownState = 'soon' | ContestState;

/** What members see: a contest that has not begun comes soon, one that waits for its last slot is still open to figures. */
export function shownState({ state, opensAt, closesAt }: Contest, now: Date): ShownState {
  if (state !== 'open') return state;
  if (now < opensAt) return 'soon';
  return now < closesAt ? 'open' : 'sealed';
}

/** The text of a language, or the English one, or the first. */
export function textIn(texts: Texts, language: string): { title: string; summary: string } {
  const text = texts[language] ?? texts['EN'] ?? Object.values(texts)[0];
  return text ?? { title: '', summary: '' };
}

/** What every contest says of itself. */
export function factsOf(contest: Contest, { now, language }: { now: Date; language: string }) {
  const { id, promotionId, slug, currency, opensAt, closesAt, entries, texts } = contest;
  const state = shownState(contest, now);
  return { id, promotionId, slug, ...textIn(texts, language), currency, opensAt, closesAt, state, entries };
}

export const isOfKind = <K extends ContestKind>(contest: Contest, kind: K): contest is Contest<K> =>
  (contest.shape as ContestShape).kind === kind;

const PERIOD_MILLISECONDS = 300_000;

/** The periods that a contest counts: whole ones within its time. */
export function periodsOf({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }): {
  fromPeriod: number;
  untilPeriod: number;
} {
  const fromPeriod = Math.ceil(opensAt.getTime() / PERIOD_MILLISECONDS);
  const untilPeriod = Math.floor(closesAt.getTime() / PERIOD_MILLISECONDS);
  if (untilPeriod <= fromPeriod) throw new RangeError('a contest lasts at least one whole period');
  return { fromPeriod, untilPeriod };
}

export const startOfPeriod = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);

/** Classes of rates that a category of games has besides its own name. */
const LOTTERIES: Readonly<Record<string, string>> = { lott: 'LOTT', elott: 'ELOTT' };

/** Whether play of a category counts where only some classes do; none named means all. */
export const countsClass = (classes: readonly string[], category: string): boolean =>
  classes.length === 0 || classes.includes(category) || classes.includes(LOTTERIES[category] ?? category);
