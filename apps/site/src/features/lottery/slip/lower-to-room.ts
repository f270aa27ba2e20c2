import { liabilities } from '@croupier/fairplay/lottery/prize.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { quoteBet, type AskedBet } from './quote.ts';

/** A number on which too much was bet, and what may still be won on it. */
export type TightNumber = { market: string; cell: string; roomMinor: bigint };

type SlipBet = { bet: AskedBet; play: Play };
/** A line costs a multiple of `stepMinor`, a bet at least `minBetMinor`. */
type Steps = { stepMinor: bigint; minBetMinor: bigint };

/** What a bet wins if a number comes. */
function liabilityOf({ bet, play }: SlipBet, { market, cell }: TightNumber): bigint {
  const { pick } = parsePick(play, bet.pick);
  if (bet.play !== market || !pick) return 0n;
  return liabilities(play, pick, { lineMinor: bet.line, group: bet.group, priceBps: bet.priceBps })
    .filter((one) => one.cell === cell)
    .reduce((sum, { liabilityMinor }) => sum + liabilityMinor, 0n);
}

/**
 * The same bets, those on a tight number lowered together so that they just fit; undefined if one of them would cost less
 * than a bet may.
 */
export function loweredToRoom(
  bets: readonly SlipBet[],
  tight: TightNumber,
  { stepMinor, minBetMinor }: Steps,
): AskedBet[] | undefined {
  const totalOf = (all: readonly SlipBet[]): bigint =>
    all.reduce((sum, one) => sum + liabilityOf(one, tight), 0n);
  const whole = totalOf(bets);
  if (whole <= tight.roomMinor) return undefined;
  const isTight = bets.map((one) => liabilityOf(one, tight) > 0n);
  const lowered = bets.map((one, at) => {
    const fitting = (one.bet.line * tight.roomMinor) / whole;
    return isTight[at] ? { ...one, bet: { ...one.bet, line: fitting - (fitting % stepMinor) } } : one;
  });
  // Prizes are rounded, so the share may be a step too high.
  while (totalOf(lowered) > tight.roomMinor)
    for (const [at, one] of lowered.entries())
      if (isTight[at]) lowered[at] = { ...one, bet: { ...one.bet, line: one.bet.line - stepMinor } };
  const isEnough = lowered.every(
    ({ bet, play }, at) =>
      !isTight[at] || (bet.line > 0n && (quoteBet(play, bet)?.stakeMinor ?? 0n) >= minBetMinor),
  );
  return isEnough ? lowered.map(({ bet }) => bet) : undefined;
}
