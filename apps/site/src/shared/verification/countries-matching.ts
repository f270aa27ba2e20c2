import type { Country } from './use-countries.ts';

const MARKS = /\p{Diacritic}/gu;
const plain = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLocaleLowerCase();

/** Countries by their name, their letters or their dialling code, in the order in which they came. */
export function countriesMatching<C extends Pick<Country, 'code' | 'name' | 'diallingCode'>>(
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
