import { trendsOf, type Trend } from '@croupier/fairplay/lottery/trends.ts';
import type { Play, Result } from '@croupier/fairplay/lottery/types.ts';

/** Plays whose keys are not what is drawn: places, or values that are computed from what is drawn. */
const HAVE_NONE = /(?:^|\.)(?:sum|span|gsum|bank)$|^r[234]\./;
const MAX_SYMBOLS = 100;

/**
 * How each key's symbol came in past draws; empty for plays whose keys are something else.
 *
 * @param results the newest first
 */
export function keyTrends(play: Play, results: readonly Result[]): Trend[][] {
  const [first] = play.zones;
  if (!first || results.length === 0 || play.units > 27) return [];
  if (HAVE_NONE.test(play.code) && play.zones.length === 1 && play.see(results[0] ?? []).length > 1)
    return [];
  if (/^r[234]\./.test(play.code) || play.zones.some(({ alphabet }) => alphabet.length > MAX_SYMBOLS))
    return [];
  const seen = results.map((result) => play.see(result)).toReversed();
  const isByPlace = seen[0]?.length === play.zones.length;
  return play.zones.map(({ alphabet }, zone) =>
    trendsOf(
      alphabet,
      seen.map((one) => one[isByPlace ? zone : 0] ?? []),
    ),
  );
}

/** How often a symbol came, beside the others of its row: 0 is the coldest, 1 the hottest. */
export function heatOf(trends: readonly Trend[], { count }: Trend): number {
  const counts = trends.map((trend) => trend.count);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return high === low ? 0.5 : (count - low) / (high - low);
}
