import { formatMoney } from '@croupier/contract/money.ts';
import { ceilPpm, compareFractions, returnRange, type Fraction } from '@croupier/fairplay/money.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';

/** Terms of the jackpot and the highest stake it can be drawn with; amounts in the ledger's scale. */
export type PoolTerms = {
  contributionBps: number;
  /** Above zero. */
  drawnOncePerMinor: bigint;
  startMinor: bigint;
  maxStakeMinor: bigint;
};
export type PoolProblem = {
  field: 'drawnOncePerMinor' | 'contributionBps' | 'startMinor';
  code: 'merchants.jackpot_always_drawn' | 'merchants.jackpot_cost';
  params: Readonly<Record<string, string>>;
  message: string;
};

const BPS = 10_000n;

/** The smallest house edge: that of the bet with the highest return in any in-house game. */
function smallestEdge(): Fraction {
  const { numerator, denominator } = returnRange(Object.values(fairGames).map(({ rtp }) => rtp.max)).max;
  return { numerator: denominator - numerator, denominator };
}
const EDGE = smallestEdge();

/** 200_000n → `20`. */
const plain = (amountMinor: bigint): string => formatMoney(amountMinor).replace(/\.?0+$/, '');

/** Rounded up, so that a cost above the limit never prints as the limit. */
const percent = (part: Fraction): string => `${(ceilPpm(part) / 10_000).toFixed(4)} %`;

/**
 * Why the terms of a jackpot are not acceptable; undefined if they are.
 *
 * 1. A round wins the jackpot with probability stake ÷ drawnOncePer. Even the highest stake must be able to lose:
 *    maxStake < drawnOncePer. Otherwise every such round wins and takes the start amount.
 * 2. For each unit staked, the jackpot costs the house contributionBps ÷ 10,000 (the contribution) plus
 *    startMinor ÷ drawnOncePer (the start amount times the frequency of wins). Payouts consist of exactly these two.
 *    The house keeps 1 − return of a bet, at least that of the best bet in any game, enabled or not. Hence
 *
 *        contributionBps ÷ 10,000 + startMinor ÷ drawnOncePer ≤ 1 − highest return
 *
 *    in exact fractions. Payouts and contributions are rounded down. The first start amount is a one-time cost and is
 *    not counted.
 */
export function poolProblem(terms: PoolTerms): PoolProblem | undefined {
  const { drawnOncePerMinor, startMinor, maxStakeMinor } = terms;
  const contributionBps = BigInt(terms.contributionBps);
  if (maxStakeMinor >= drawnOncePerMinor) {
    const highest = formatMoney(maxStakeMinor);
    return {
      field: 'drawnOncePerMinor',
      code: 'merchants.jackpot_always_drawn',
      params: { highest: plain(maxStakeMinor) },
      message: `must be above the highest stake (${highest}): such a round would always be drawn`,
    };
  }
  const contribution = { numerator: contributionBps, denominator: BPS };
  const cost = {
    numerator: contributionBps * drawnOncePerMinor + startMinor * BPS,
    denominator: BPS * drawnOncePerMinor,
  };
  if (compareFractions(cost, EDGE) <= 0) return undefined;
  const keeps = `more than the ${percent(EDGE)} that the house keeps`;
  return compareFractions(contribution, EDGE) > 0
    ? {
        field: 'contributionBps',
        code: 'merchants.jackpot_cost',
        params: { cost: percent(contribution), edge: percent(EDGE) },
        message: `costs ${percent(contribution)} of every stake, ${keeps}`,
      }
    : {
        field: 'startMinor',
        code: 'merchants.jackpot_cost',
        params: { cost: percent(cost), edge: percent(EDGE) },
        message: `costs, together with contributionBps and drawn once per ${formatMoney(drawnOncePerMinor)}, ${percent(cost)} of every stake on average, ${keeps}`,
      };
}
