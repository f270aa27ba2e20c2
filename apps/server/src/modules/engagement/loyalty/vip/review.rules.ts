/** The quarter of a day: `2026-Q2`. */
export function quarterOf(day: string): string {
  const [year = '', month = '1'] = day.split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}
