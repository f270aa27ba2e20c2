/** Parses a number field: `1,5` and `1.5` are equal; undefined for anything else. */
export function parseTypedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s%×x]/gi, '').replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{0,4})?$|^\.\d{1,4}$/.test(plain)) return undefined;
  return Number(plain);
}
