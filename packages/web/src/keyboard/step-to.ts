/** The next option for an arrow key, wrapping around; -1 is the field. */
export function stepTo(from: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return from + 1 >= count ? 0 : from + 1;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}
