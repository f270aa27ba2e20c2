import { formatMoney } from '@croupier/contract/money.ts';
import { ceilPpm, compareFractions, returnRange, type Fraction } from '@croupier/fairplay/money.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';

/** Terms of the jackpot beside the highest stake that it can meet; amounts in the ledger's scale. */
export type PoolTerms = {
  contributionBps: number;
  /** Above zero. */
  drawnOncePerMinor: bigint;
  startMinor: bigint;
  maxStakeMinor: bigint;
};
export type PoolProblem = { field: 'drawnOncePerMinor' | 'contributionBps' | 'startMinor'; message: string };

const BPS = 10_000n;

/** What the house keeps of a stake at least: the edge of the best bet that any in-house game takes. */
function smallestEdge(): Fraction {
  const { numerator, denominator } = returnRange(Object.values(fairGames).map(({ rtp }) => rtp.max)).max;
  return { numerator: denominator - numerator, denominator };
}
const EDGE = smallestEdge();

/** Rounded up, so that what is too much looks like it. */
const percent = (part: Fraction): string => `${(ceilPpm(part) / 10_000).toFixed(4)} %`;

/**
 * What stands against the terms of a pool; undefined when nothing does.
 *
 * 1. A round is drawn with the chance stake ÷ drawnOncePer. With the highest stake, too, it has to be one that can be
 *    lost: maxStake < drawnOncePer. Otherwise such rounds are drawn always, and take the start again each time.
 * 2. Of each unit that is staked, the pool costs the house contributionBps ÷ 10,000, which goes in with the stake, and
 *    startMinor ÷ drawnOncePer: the frequency of wins times the seed that the merchant pays. What is paid to whoever is
 *    drawn is nothing but these two, counted already. The house keeps one less the return of the bet, and the least of
 *    the best bet of all games, whether they are switched on or not. So the rule is
 *
 *        contributionBps ÷ 10,000 + startMinor ÷ drawnOncePer ≤ 1 − highest return
 *
 *    in exact fractions. Payouts and contributions are rounded down, for the house. The very first start is a gift
 *    that is made once, and stands outside.
 */
export function poolProblem(terms: PoolTerms): PoolProblem | undefined {
  const { drawnOncePerMinor, startMinor, maxStakeMinor } = terms;
  const contributionBps = BigInt(terms.contributionBps);
  if (maxStakeMinor >= drawnOncePerMinor) {
    const highest = formatMoney(maxStakeMinor);
    return {
      field: 'drawnOncePerMinor',
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
    ? { field: 'contributionBps', message: `costs ${percent(contribution)} of every stake, ${keeps}` }
    : {
        field: 'startMinor',
        message: `costs, together with contributionBps and drawn once per ${formatMoney(drawnOncePerMinor)}, ${percent(cost)} of every stake on average, ${keeps}`,
      };
}
