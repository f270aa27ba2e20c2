export type Side = 'a' | 'b';
export type Outcome = Side | 'draw';
export type FightResult = Outcome | 'no_contest';
export const OUTCOMES: readonly Outcome[] = ['a', 'b', 'draw'];

/** The chances of a fight in millionths; they add up to a million. An e-sports match has no draw. */
export type Chances = Readonly<Record<Outcome, number>>;
export const CHANCE_ONE = 1_000_000;

/** Odds are in thousandths, cut and never rounded up. */
export const ODDS_ONE = 1_000n;

/** What can be bet on. */
export const outcomesOf = (chances: Chances): Outcome[] => OUTCOMES.filter((outcome) => chances[outcome] > 0);

/**
 * A side pays 0.95 (1 − d) / p and gives the stake back on a draw, so it returns 0.95 + 0.05 d. The draw pays 0.90 / d.
 * Without a draw, d is 0.
 */
export function oddsOf(chances: Chances, outcome: Outcome): number {
  const draw = chances.draw;
  if (outcome === 'draw') return Math.floor((900 * CHANCE_ONE) / draw);
  return Math.floor((950 * (CHANCE_ONE - draw)) / chances[outcome]);
}

export type Ticket = { outcome: Outcome; oddsE3: number; stakeMinor: bigint };

export type Settlement = { payoutMinor: bigint; validBetMinor: bigint };

/** What a ticket pays; undefined for no contest, which cancels it. */
export function settlementOf(ticket: Ticket, result: FightResult): Settlement | undefined {
  if (result === 'no_contest') return undefined;
  const { stakeMinor } = ticket;
  if (ticket.outcome === result) {
    const payoutMinor = (stakeMinor * BigInt(ticket.oddsE3)) / ODDS_ONE;
    const net = payoutMinor - stakeMinor;
    return { payoutMinor, validBetMinor: net < stakeMinor ? net : stakeMinor };
  }
  if (result === 'draw') return { payoutMinor: stakeMinor, validBetMinor: 0n };
  return { payoutMinor: 0n, validBetMinor: stakeMinor };
}
