/**
 * Normalises what is typed into an amount field: digits and one point with at most `decimals` digits after it. A comma
 * counts as a point, because some phone keyboards have only that. Returns undefined for input that must be refused.
 */
export function typedAmount(text: string, decimals: number): string | undefined {
  const plain = text.replace(',', '.').replace(/\s/g, '');
  if (plain === '') return '';
  const match = /^(\d{0,15})(\.(\d*))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', point, fraction = ''] = match;
  if (fraction.length > decimals || (point !== undefined && decimals === 0)) return undefined;
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return point === undefined ? trimmed : `${trimmed === '' ? '0' : trimmed}.${fraction}`;
}
