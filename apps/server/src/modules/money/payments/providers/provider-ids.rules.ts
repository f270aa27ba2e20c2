/** Crockford's base 32 in lower case. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Our id as 26 letters and digits, for providers that bound the length of ids. */
export function shortId(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`);
  let text = '';
  for (let index = 0; index < LENGTH; index += 1) {
    text = DIGITS.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
}

/** The id that a short one stands for; undefined if it is none of ours. */
export function longId(text: string): string | undefined {
  if (text.length !== LENGTH) return undefined;
  let value = 0n;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 32n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(32, '0');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return UUID.test(id) ? id : undefined;
}
