import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export type Country = { countryCode: string; countryDialingCode: string; example: string };

/** Every country with mobile numbers, ordered by country code. */
export const COUNTRIES: readonly Country[] = getCountries()
  .toSorted()
  .flatMap((countryCode) => {
    const example = getExampleNumber(countryCode, examples)?.formatNational();
    return example === undefined
      ? []
      : [{ countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}`, example }];
  });

/** All countries, with the given one first. */
export const countriesFrom = (home: string): Country[] => [
  ...COUNTRIES.filter(({ countryCode }) => countryCode === home),
  ...COUNTRIES.filter(({ countryCode }) => countryCode !== home),
];
