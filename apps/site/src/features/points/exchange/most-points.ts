import { quoteExchange } from '@croupier/contract/loyalty/exchange.ts';
import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';

const ONE = 10_000n;

/** The most whole points that can be exchanged now: all of them, or what the day’s rest costs. */
export function mostPoints(
  { steps }: Pick<LevelExchange, 'steps'>,
  limits: { pointsMinor: bigint; leftTodayMinor: bigint },
): bigint {
  const whole = (limits.pointsMinor / ONE) * ONE;
  const first = steps[0]?.from ?? 0n;
  const isPossible = (pointsMinor: bigint): boolean =>
    quoteExchange({ steps }, { ...limits, pointsMinor }).ok;
  if (whole < first || isPossible(whole)) return whole;
  // More points never bring less, so the last number within the day’s rest is found by halving.
  let [low, high] = [0n, whole / ONE];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    const quote = quoteExchange({ steps }, { ...limits, pointsMinor: middle * ONE });
    if (!quote.ok && quote.why === 'dayCap') high = middle - 1n;
    else low = middle;
  }
  return low * ONE;
}
