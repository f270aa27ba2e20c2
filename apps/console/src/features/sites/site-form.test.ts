import { expect, test } from 'vitest';
import { bodyOf, countriesOf, formOf, isClosing, wrongCountries } from './site-form.ts';

const site = {
  merchantCode: 'croupier',
  name: 'Aurum Room',
  status: 0 as const,
  notice: { EN: 'Soon.' },
  languages: ['EN' as const],
  closedCountries: ['DE', 'FR'],
  closedNetworks: ['10.0.0.0/8'],
};

test('what is shown and saved again is the same', () => {
  expect(bodyOf(formOf(site))).toEqual({
    status: 0,
    notice: { EN: 'Soon.' },
    closedCountries: ['DE', 'FR'],
    closedNetworks: ['10.0.0.0/8'],
  });
});

test('countries are read as people write them, each once', () => {
  expect(countriesOf('de, fr;De\n th ')).toEqual(['DE', 'FR', 'TH']);
  expect(wrongCountries('de, germany, t1')).toEqual(['GERMANY', 'T1']);
});

test('only closing is asked about', () => {
  expect(isClosing(site, { ...formOf(site), status: '1' })).toBe(true);
  expect(isClosing({ ...site, status: 1 }, { ...formOf(site), status: '1' })).toBe(false);
  expect(isClosing({ ...site, status: 1 }, { ...formOf(site), status: '0' })).toBe(false);
});
