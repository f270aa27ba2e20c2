/** A number as it was typed, and the dialling code that was chosen for it. */
export type TypedNumber = { mobileNum: string; countryDialingCode?: string };

/** Where the zero in front is part of the number itself. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '378']);

/** `081 234 5678` and `66` → `+66812345678`; a number that begins with a plus brings its own dialling code. */
export function internationalNumber({ mobileNum, countryDialingCode = '' }: TypedNumber): string {
  const digits = mobileNum.replaceAll(/\D/g, '');
  if (digits === '') return '';
  if (mobileNum.trim().startsWith('+')) return `+${digits}`;
  const dialling = countryDialingCode.replaceAll(/\D/g, '');
  return `+${dialling}${KEEPS_ZERO.has(dialling) ? digits : digits.replace(/^0/, '')}`;
}

const FEWEST_DIGITS = 5;
const MOST_DIGITS = 15;

/** Whether it could be a number at all; the server knows the plan of each country. */
export function looksLikeNumber(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return /^\+?[\d\s().-]+$/.test(text.trim()) && length >= FEWEST_DIGITS && length <= MOST_DIGITS;
}
