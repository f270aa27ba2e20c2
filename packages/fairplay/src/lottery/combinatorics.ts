/** C(n, k); 0 outside of Pascal's triangle. Exact while the result is below 2⁵³. */
export function choose(n: number, k: number): number {
  if (k < 0 || n < 0 || k > n) return 0;
  let result = 1;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) result = (result * (n - step + 1)) / step;
  return Math.round(result);
}

/** All k-element choices from a list, in its order. */
export function* combinations<T>(list: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) yield [];
  else
    for (let at = from; at <= list.length - k; at += 1)
      for (const rest of combinations(list, k - 1, at + 1)) yield [list[at] as T, ...rest];
}

/** Every way to take one element of each list. */
export function* product<T>(lists: readonly (readonly T[])[], from = 0): Generator<T[]> {
  const list = lists[from];
  if (!list) yield [];
  else for (const first of list) for (const rest of product(lists, from + 1)) yield [first, ...rest];
}

/** Every ordered choice of k different numbers below n. */
export function* arrangements(n: number, k: number, taken: readonly number[] = []): Generator<number[]> {
  if (taken.length === k) yield [...taken];
  else
    for (let next = 0; next < n; next += 1)
      if (!taken.includes(next)) yield* arrangements(n, k, [...taken, next]);
}

/** Every multiset of `size` numbers below n, ascending. */
export function* multisets(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first < n; first += 1)
      for (const rest of multisets(n, size - 1, first)) yield [first, ...rest];
}

export const range = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
export const productOf = (numbers: readonly number[]): number =>
  numbers.reduce((result, one) => result * one, 1);

export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** How often each number occurs. */
export function tally(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** In how many orders a multiset can be written: 3 for 112, 6 for 123. */
export function ordersOf(bag: readonly number[]): number {
  let orders = 1;
  let placed = 0;
  for (const times of tally(bag).values()) {
    placed += times;
    orders *= choose(placed, times);
  }
  return orders;
}

/** How many ways there are to give each place a symbol of its own list, no symbol twice. */
export function countDistinct(lists: readonly (readonly number[])[]): number {
  const symbols = new Set(lists.flat());
  const all = 2 ** lists.length;
  let ways = Array.from({ length: all }, (_, filled): number => (filled === 0 ? 1 : 0));
  for (const symbol of symbols) {
    const next = [...ways];
    lists.forEach((list, place) => {
      if (!list.includes(symbol)) return;
      for (let filled = 0; filled < all; filled += 1)
        if ((filled & (1 << place)) === 0)
          next[filled | (1 << place)] = (next[filled | (1 << place)] ?? 0) + (ways[filled] ?? 0);
    });
    ways = next;
  }
  return ways[all - 1] ?? 0;
}
