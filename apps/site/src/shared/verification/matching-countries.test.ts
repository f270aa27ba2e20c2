import { expect, test } from 'vitest';
import { matchingCountries } from './matching-countries.ts';

const countries = [
  { code: 'TH', name: 'Thailand', diallingCode: '+66' },
  { code: 'CI', name: 'Côte d’Ivoire', diallingCode: '+225' },
  { code: 'US', name: 'United States', diallingCode: '+1' },
];

test.each([
  ['', ['TH', 'CI', 'US']],
  ['cote', ['CI']],
  ['th', ['TH']],
  ['+6', ['TH']],
  ['1', ['US']],
  ['nowhere', []],
])('%j finds %j', (search, codes) => {
  expect(matchingCountries(countries, search).map(({ code }) => code)).toEqual(codes);
});
