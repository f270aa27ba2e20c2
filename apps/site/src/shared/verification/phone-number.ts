/** A number as typed, and the chosen dialling code. */
export type TypedNumber = { mobileNum: string; countryDialingCode?: string };

/** Dialling codes of countries where the leading zero is part of the number. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '378']);

/** `081 234 5678` and `66` → `+66812345678`; a number with a leading plus has its own dialling code. */
export function internationalNumber({ mobileNum, countryDialingCode = '' }: TypedNumber): string {
  const digits = mobileNum.replaceAll(/\D/g, '');
  if (digits === '') return '';
  if (mobileNum.trim().startsWith('+')) return `+${digits}`;
  const dialling = countryDialingCode.replaceAll(/\D/g, '');
  return `+${dialling}${KEEPS_ZERO.has(dialling) ? digits : digits.replace(/^0/, '')}`;
}

const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

/** Whether a text can be a phone number; the server knows the numbering plans. */
export function looksLikeNumber(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return /^\+?[\d\s().-]+$/.test(text.trim()) && length >= MIN_DIGITS && length <= MAX_DIGITS;
}
