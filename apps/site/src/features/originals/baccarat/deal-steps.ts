import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { baccaratTotal } from '@croupier/fairplay/games/baccarat-rules.ts';
import type { Card } from '@croupier/fairplay/cards.ts';

export type Side = 'player' | 'banker';
export type DealStep = { side: Side; index: number };

/** The order in which cards appear: two each in turn, then the player's third card, then the banker's. */
export const dealSteps = ({ player, banker }: BaccaratFacts): DealStep[] => [
  { side: 'player', index: 0 },
  { side: 'banker', index: 0 },
  { side: 'player', index: 1 },
  { side: 'banker', index: 1 },
  ...(player.length > 2 ? [{ side: 'player', index: 2 } as const] : []),
  ...(banker.length > 2 ? [{ side: 'banker', index: 2 } as const] : []),
];

/** The cards of a side after so many steps. */
export function shownCards(facts: BaccaratFacts, side: Side, steps: number): Card[] {
  const count = dealSteps(facts)
    .slice(0, steps)
    .filter((step) => step.side === side).length;
  return facts[side].slice(0, count);
}

export const shownTotal = (facts: BaccaratFacts, side: Side, steps: number): number =>
  baccaratTotal(shownCards(facts, side, steps));

const STEP_MILLISECONDS = 170;
/** A third card decides; it comes a little later. */
const THIRD_MILLISECONDS = 320;

/** When each card appears, and when the last one has turned over. */
export function dealTimes(facts: BaccaratFacts): { at: number[]; end: number } {
  let now = 0;
  const at = dealSteps(facts).map(({ index }, step) => {
    if (step > 0) now += index === 2 ? THIRD_MILLISECONDS : STEP_MILLISECONDS;
    return now;
  });
  return { at, end: now + THIRD_MILLISECONDS };
}
