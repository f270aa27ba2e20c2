import type { Country } from './use-countries.ts';

const MARKS = /\p{Diacritic}/gu;
const plain = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLocaleLowerCase();

/** The countries that match a name, a country code or a dialling code, in their given order. */
export function matchingCountries<C extends Pick<Country, 'code' | 'name' | 'diallingCode'>>(
  countries: readonly C[],
  search: string,
): readonly C[] {
  const wanted = plain(search.trim());
  if (wanted === '') return countries;
  const digits = wanted.replaceAll(/\D/g, '');
  return countries.filter(
    ({ code, name, diallingCode }) =>
      plain(name).includes(wanted) ||
      code.toLowerCase() === wanted ||
      (digits !== '' && /^[+\d\s]+$/.test(wanted) && diallingCode.slice(1).startsWith(digits)),
  );
}
