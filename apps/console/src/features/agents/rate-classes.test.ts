import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { expect, test } from 'vitest';
import { rateText, ratedClasses, readRates } from './rate-classes.ts';

const all = (text: string): Record<string, string> =>
  Object.fromEntries(RATE_CLASSES.map((name) => [name, text]));

test.each([
  ['7.5', 75_000],
  ['0', 0],
  ['0,05', 500],
  [' 100 ', 1_000_000],
])('%s is read as %i parts per million', (text, ppm) => {
  expect(readRates(all(text))?.live).toBe(ppm);
});

test.each(['', '-1', '100.01', '1e2', '7.12345', 'x'])('%s is no rate', (text) => {
  expect(readRates({ ...all('1'), rng: text })).toBeUndefined();
});

test('what a field shows is read back', () => {
  for (const ppm of [0, 500, 12_500, 75_000, 1_000_000]) expect(readRates(all(rateText(ppm)))?.SEA).toBe(ppm);
});

test('classes without a rate are left out, in the order of the sheet', () => {
  const rates = { ...readRates(all('0')), live: 5000, LOTT: 1000 } as Parameters<typeof ratedClasses>[0];
  expect(ratedClasses(rates)).toEqual(['LOTT', 'live']);
});
