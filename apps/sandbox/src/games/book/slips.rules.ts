/** A pick of a market: `1x2`, `over-2.5` (over, under), `next-3` (who scores goal 3), `both` and `dnb` (draw no bet). */
export type Pick = { market: string; pick: string };
export type LegState = 'open' | 'won' | 'lost' | 'void';

/** The chances of a pick: to win and to be void. It loses otherwise. */
export type Chance = { win: number; void: number };

/** Odds are in thousandths, cut and never rounded up. */
export const ODDS_ONE = 1000;

export type Leg = Pick & { match: string; oddsE3: number };

/**
 * A bet slip. Each combination of `choose` legs is a line with the stake of its own: a single has one leg, a multiple is
 * one line of all legs, a system has all C(n, choose) lines.
 */
export type SlipBody = { legs: readonly Leg[]; choose: number; lineStakeMinor: bigint };

export const MAX_LEGS = 8;
const MAX_LINES = 70;
/** A cash-out pays this share of what the slip is worth. */
const CASH_OUT_PERCENT = 96n;
const CHANCE_ONE = 1_000_000n;
const ODDS_BIG = BigInt(ODDS_ONE);

export type SlipRefusal = 'no_legs' | 'too_many_legs' | 'same_match' | 'choose' | 'too_many_lines' | 'stake';

/** All combinations of `choose` of `count` positions, in order. */
export function combinations(count: number, choose: number): number[][] {
  const found: number[][] = [];
  const extend = (taken: number[], from: number): void => {
    if (taken.length === choose) {
      found.push(taken);
      return;
    }
    for (let next = from; next <= count - (choose - taken.length); next += 1)
      extend([...taken, next], next + 1);
  };
  extend([], 0);
  return found;
}

export function refusalOf({ legs, choose, lineStakeMinor }: SlipBody): SlipRefusal | undefined {
  if (legs.length === 0) return 'no_legs';
  if (legs.length > MAX_LEGS) return 'too_many_legs';
  // Legs of one match depend on each other, so their odds must not be multiplied.
  if (new Set(legs.map(({ match }) => match)).size < legs.length) return 'same_match';
  if (!Number.isInteger(choose) || choose < 1 || choose > legs.length) return 'choose';
  if (combinations(legs.length, choose).length > MAX_LINES) return 'too_many_lines';
  return lineStakeMinor > 0n ? undefined : 'stake';
}

export const stakeOf = ({ legs, choose, lineStakeMinor }: SlipBody): bigint =>
  lineStakeMinor * BigInt(combinations(legs.length, choose).length);

/** The sum over all lines of the product of their legs' factors. */
const sumOfLines = ({ legs, choose }: SlipBody, factor: (index: number) => bigint): bigint =>
  combinations(legs.length, choose).reduce(
    (sum, line) => sum + line.reduce((product, index) => product * factor(index), 1n),
    0n,
  );

/** What a leg multiplies its lines by, in thousandths: void counts as 1. */
function factorE3({ oddsE3 }: Leg, state: LegState): bigint {
  if (state === 'open') throw new RangeError('a slip with an open leg has no payout yet');
  if (state === 'lost') return 0n;
  return state === 'void' ? ODDS_BIG : BigInt(oddsE3);
}

/** The payout of a slip whose legs are all decided, cut to the smallest unit of money. */
export function payoutOf(slip: SlipBody, states: readonly LegState[]): bigint {
  const factors = slip.legs.map((leg, index) => factorE3(leg, states[index] ?? 'open'));
  const sum = sumOfLines(slip, (index) => factors[index] ?? 0n);
  return (slip.lineStakeMinor * sum) / ODDS_BIG ** BigInt(slip.choose);
}

/** The payout if every leg wins. */
export const maxPayoutOf = (slip: SlipBody): bigint =>
  payoutOf(
    slip,
    slip.legs.map(() => 'won'),
  );

/** Whether nothing can be won any more, so that the slip is settled before its last match ends. */
export const isLost = ({ legs, choose }: SlipBody, states: readonly LegState[]): boolean =>
  legs.length - states.filter((state) => state === 'lost').length < choose;

/** What the vendor pays for an open slip: 96 % of stake × odds × chance of the open legs. */
export function cashOutOf(
  slip: SlipBody,
  standing: ReadonlyArray<{ state: LegState; chance: Chance }>,
): bigint {
  const factors = slip.legs.map((leg, index) => {
    const one = standing[index];
    if (!one) return 0n;
    if (one.state !== 'open') return factorE3(leg, one.state) * CHANCE_ONE;
    const part = (chance: number): bigint => BigInt(Math.floor(chance * Number(CHANCE_ONE)));
    return BigInt(leg.oddsE3) * part(one.chance.win) + ODDS_BIG * part(one.chance.void);
  });
  const sum = sumOfLines(slip, (index) => factors[index] ?? 0n);
  const scale = (ODDS_BIG * CHANCE_ONE) ** BigInt(slip.choose);
  return (slip.lineStakeMinor * sum * CASH_OUT_PERCENT) / (scale * 100n);
}

/** Valid bet: what was really at risk, never more than the stake. */
export function validBetOf(stakeMinor: bigint, payoutMinor: bigint): bigint {
  const net = payoutMinor - stakeMinor;
  const risked = net < 0n ? -net : net;
  return risked < stakeMinor ? risked : stakeMinor;
}

/** Which change of odds a player accepts while a live bet waits. */
export type Acceptance = 'none' | 'higher' | 'any';

export const ACCEPTANCES: readonly Acceptance[] = ['none', 'higher', 'any'];

/** Whether a bet on `asked` may be placed at `now`. */
export function isAccepted(acceptance: Acceptance, asked: number, now: number): boolean {
  if (now === asked || acceptance === 'any') return true;
  return acceptance === 'higher' && now > asked;
}
