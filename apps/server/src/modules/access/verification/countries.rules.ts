import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export type Country = { countryCode: string; countryDialingCode: string; example: string };

/** Every country that has mobile numbers, in the order of their codes. */
export const COUNTRIES: readonly Country[] = getCountries()
  .toSorted()
  .flatMap((countryCode) => {
    const example = getExampleNumber(countryCode, examples)?.formatNational();
    return example === undefined
      ? []
      : [{ countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}`, example }];
  });

/** All of them, one first. */
export const countriesFrom = (home: string): Country[] => [
  ...COUNTRIES.filter(({ countryCode }) => countryCode === home),
  ...COUNTRIES.filter(({ countryCode }) => countryCode !== home),
];
