const ALPHANUMERIC = /^[A-Z0-9]+$/;

/** Lengths of IBANs in SEPA countries, from the IBAN registry of SWIFT. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.-]/gu, '')
    .toUpperCase();

/** ISO 7064 MOD 97-10: letters count from 10 up, the first four characters go to the end. */
function hasIbanCheck(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The IBAN without spaces; undefined if it is none. */
export function readIban(text: string): string | undefined {
  const iban = compact(text);
  if (!ALPHANUMERIC.test(iban) || iban.length !== IBAN_LENGTHS[iban.slice(0, 2)]) return undefined;
  return hasIbanCheck(iban) ? iban : undefined;
}

/** An account number of digits with a length within the bounds. */
export function readDigits(text: string, min: number, max: number): string | undefined {
  const digits = compact(text);
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? digits : undefined;
}

/** The last digit of a Thai citizen's number: weights 13 to 2, 11 minus the rest of 11. */
function hasCitizenCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(digits.charAt(index)) * (13 - index);
  return (11 - (sum % 11)) % 10 === Number(digits.charAt(12));
}

/** A PromptPay number: a Thai mobile number as 0812345678, or a citizen's number of 13 digits. */
export function readPromptPay(text: string): string | undefined {
  const digits = compact(text).replace(/^\+?66(?=\d{9}$)/, '0');
  if (/^0[689]\d{8}$/.test(digits)) return digits;
  return /^\d{13}$/.test(digits) && hasCitizenCheck(digits) ? digits : undefined;
}
