import { type Fraction, compareFractions } from '../money.ts';
import type { Pick, Play } from './types.ts';

/** Above this chance of winning, a bet has no valid bet. */
const VALID_UP_TO: Fraction = { numerator: 7n, denominator: 10n };

/** The expected number of wins: an upper bound of the chance, quick to compute. */
function expectedWins(play: Play, picks: readonly Pick[]): Fraction {
  const denominator = play.classes.reduce((product, { outcomes }) => product * outcomes, 1n);
  const numerator = picks
    .flatMap((pick) => play.law.lines(pick))
    .reduce((sum, lines, index) => {
      const prizeClass = play.classes[index % play.classes.length];
      return prizeClass ? sum + (BigInt(lines) * prizeClass.ways * denominator) / prizeClass.outcomes : sum;
    }, 0n);
  return { numerator, denominator };
}

/** The chance that at least one of these picks of a play wins, exact wherever the views can be listed. */
export function chanceOf(play: Play, picks: readonly Pick[]): Fraction {
  if (play.chance) return play.chance(picks);
  let winning = 0;
  let total = 0;
  for (const { seen, weight } of play.views?.() ?? []) {
    total += weight;
    if (picks.some((pick) => play.law.wins(pick, seen).some((times) => times > 0))) winning += weight;
  }
  return total > 0 ? { numerator: BigInt(winning), denominator: BigInt(total) } : expectedWins(play, picks);
}

/** Whether a member's bets on one play and draw, taken together, count as valid bets. */
export const areValidBets = (play: Play, picks: readonly Pick[]): boolean =>
  compareFractions(expectedWins(play, picks), VALID_UP_TO) <= 0 ||
  compareFractions(chanceOf(play, picks), VALID_UP_TO) <= 0;
