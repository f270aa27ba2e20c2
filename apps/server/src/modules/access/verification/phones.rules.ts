import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** In some countries mobile and fixed numbers can't be told apart; such a number may be mobile. */
const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((code) => getCountryCallingCode(code)));
const E164 = /^\+[1-9]\d{5,14}$/;

const parse = (
  text: string,
  options: { defaultCallingCode: string } | { defaultCountry: CountryCode } | undefined,
): PhoneNumber | undefined => parsePhoneNumberFromString(text, { ...options, extract: false });

/**
 * E.164 form of a mobile number as typed: `081 234 5678`, `+66 81…`, `0066 81…`; undefined if invalid. A dialling
 * code within the number wins over the separate one.
 */
export function mobileNumberOf(
  typed: string,
  { country, diallingCode }: { /** ISO code. */ country: string; diallingCode?: string | undefined },
): string | undefined {
  const text = typed.trim().replace(/^00(?=[1-9])/, '+');
  const digits = (diallingCode ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const home = isSupportedCountry(country) ? { defaultCountry: country } : undefined;
  const beside = digits === '' ? home : { defaultCallingCode: digits };
  if (!text.startsWith('+') && digits !== '' && !CALLING_CODES.has(digits)) return undefined;
  const number = parse(text, text.startsWith('+') ? undefined : beside);
  if (!number?.isValid() || number.ext !== undefined || !MOBILE.has(number.getType())) return undefined;
  return E164.test(number.number) ? number.number : undefined;
}

/** ISO code of the country of a number in E.164. */
export const countryOfNumber = (e164: string): string | undefined =>
  parsePhoneNumberFromString(e164)?.country;
