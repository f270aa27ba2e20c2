import { countIn } from './laws/law.ts';
import type { Play, Result } from './types.ts';

/** How a symbol came in past draws. They do not change its chance. */
export type Trend = {
  symbol: string;
  /** Draws in which it came. */
  count: number;
  /** Draws since it last came; all of them if it never did. */
  missNow: number;
  missLongest: number;
  /** Draws without it per time it came, cut to two decimals; undefined if it never came. */
  missAverage: number | undefined;
};

/** The trend of each symbol of an alphabet. @param seen what each draw showed, the oldest first */
export const trendsOf = (alphabet: readonly string[], seen: readonly (readonly number[])[]): Trend[] =>
  alphabet.map((symbol, index) => {
    let count = 0;
    let missNow = 0;
    let missLongest = 0;
    for (const symbols of seen) {
      const came = symbols.includes(index);
      count += Number(came);
      missNow = came ? 0 : missNow + 1;
      missLongest = Math.max(missLongest, missNow);
    }
    const missAverage = count === 0 ? undefined : Math.floor(((seen.length - count) * 100) / count) / 100;
    return { symbol, count, missNow, missLongest, missAverage };
  });

/** Trends for each zone of a play whose zones are what it sees, such as one symbol per place. */
export function playTrends({ zones, see }: Play, results: readonly Result[]): Trend[][] {
  const seen = results.map((result) => see(result));
  return zones.map(({ alphabet }, place) =>
    trendsOf(
      alphabet,
      seen.map((one) => one[place] ?? []),
    ),
  );
}

/** The hottest and the coldest symbols of the last draws, by how often they came. @param results the oldest first */
export function hotAndCold(trends: readonly Trend[], many: number): { hot: string[]; cold: string[] } {
  const ordered = trends.toSorted((a, b) => b.count - a.count || a.missNow - b.missNow);
  return {
    hot: ordered.slice(0, many).map(({ symbol }) => symbol),
    cold: ordered
      .slice(-many)
      .toReversed()
      .map(({ symbol }) => symbol),
  };
}

/** For a chart with a row for each draw: which symbol of the zone came, and how long the others have stayed away. */
export type TrendRow = { misses: number[]; came: number[] };

export function trendRows(alphabet: readonly string[], seen: readonly (readonly number[])[]): TrendRow[] {
  let misses = alphabet.map(() => 0);
  return seen.map((symbols) => {
    misses = misses.map((miss, index) => (symbols.includes(index) ? 0 : miss + 1));
    return { misses, came: alphabet.map((_, index) => countIn([index], symbols)) };
  });
}
