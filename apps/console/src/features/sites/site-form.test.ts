import { expect, test } from 'vitest';
import { bodyOf, countriesOf, formOf, isChanged, isClosing, wrongCountries } from './site-form.ts';

const site = {
  merchantCode: 'croupier',
  name: 'Aurum Room',
  status: 0 as const,
  notice: { EN: 'Soon.' },
  languages: ['EN' as const],
  closedCountries: ['DE', 'FR'],
  closedNetworks: ['10.0.0.0/8'],
};

test('a form saved without a change saves what was loaded', () => {
  expect(bodyOf(formOf(site))).toEqual({
    status: 0,
    notice: { EN: 'Soon.' },
    closedCountries: ['DE', 'FR'],
    closedNetworks: ['10.0.0.0/8'],
  });
});

test('only a real change can be saved', () => {
  const form = formOf(site);
  expect(isChanged(site, form)).toBe(false);
  expect(isChanged(site, { ...form, notice: { TY: '', EN: 'Soon.' }, closedCountries: 'de fr' })).toBe(false);
  expect(isChanged(site, { ...form, notice: { EN: '' } })).toBe(true);
});

test('countries are read as people write them, each once', () => {
  expect(countriesOf('de, fr;De\n th ')).toEqual(['DE', 'FR', 'TH']);
  expect(wrongCountries('de, germany, t1')).toEqual(['GERMANY', 'T1']);
});

test('only closing a site needs a confirmation', () => {
  expect(isClosing(site, { ...formOf(site), status: '1' })).toBe(true);
  expect(isClosing({ ...site, status: 1 }, { ...formOf(site), status: '1' })).toBe(false);
  expect(isClosing({ ...site, status: 1 }, { ...formOf(site), status: '0' })).toBe(false);
});
