/**
 * The page numbers to show: first, last and those around the current one; `gap` where some are left out. With more than
 * seven pages the count is constant, so that the buttons do not move.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap', last];
  if (current >= last - 3) return [1, 'gap', last - 4, last - 3, last - 2, last - 1, last];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}
