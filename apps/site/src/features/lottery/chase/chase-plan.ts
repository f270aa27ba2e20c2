import { planChase, type ChaseRule, type ChaseStep } from '@croupier/fairplay/lottery/chase.ts';
import { prizesOf } from '@croupier/fairplay/lottery/prize.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import type { AskedBet } from '../slip/quote.ts';

export type ChasedBet = { play: Play; bet: AskedBet; stakeMinor: bigint };

/** What one winning line pays at least, whichever bet it belongs to. */
const leastWin =
  (bets: readonly ChasedBet[]) =>
  (multiplier: number): bigint =>
    bets
      .flatMap(({ play, bet: { line, group, priceBps } }) =>
        prizesOf(play, { lineMinor: line * BigInt(multiplier), group, priceBps }),
      )
      .reduce((least, prize) => (prize < least ? prize : least), 10n ** 18n);

/** The plan of a chase over coming draws: the arithmetic of the server, and what is left if a line wins there. */
export const planOf = (rule: ChaseRule, bets: readonly ChasedBet[], steps: number): ChaseStep[] =>
  bets.length === 0 || steps < 1
    ? []
    : planChase(
        rule,
        {
          stakeMinor: bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
          payoutMinor: leastWin(bets),
        },
        steps,
      );
