import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { expect, test } from 'vitest';
import {
  givenClasses,
  groupOf,
  keptOfThousand,
  mostKept,
  quotaOf,
  ratesKeeping,
  type Rates,
} from './rates-view.ts';

const rates = (some: Partial<Rates>): Rates =>
  ({ ...Object.fromEntries(RATE_CLASSES.map((of) => [of, 0])), ...some }) as Rates;

test('a point of difference keeps 10 of 1,000', () => {
  expect(keptOfThousand(75_000, 65_000)).toBe(100_000n);
});

test('keeping the same everywhere stops at zero and at what was given', () => {
  const own = rates({ LOTT: 75_000, live: 5_000 });
  expect(ratesKeeping(own, 10_000)).toMatchObject({ LOTT: 65_000, live: 0 });
  expect(ratesKeeping(own, 10_000, rates({ LOTT: 70_000 }))).toMatchObject({ LOTT: 70_000 });
  expect(givenClasses(own)).toEqual(['LOTT', 'live']);
  expect(mostKept(own)).toBe(75_000);
});

test('base 1800 and 7.5 % are group 1950', () => {
  expect(groupOf(1_800, 75_000)).toBe(1_950);
});

test('a rate takes a place of the highest threshold that it reaches', () => {
  const quotas = [
    { class: 'LOTT', fromPpm: 70_000, places: 5 },
    { class: 'LOTT', fromPpm: 75_000, places: 1 },
  ] as const;
  expect(quotaOf(quotas, 'LOTT', 75_000)?.places).toBe(1);
  expect(quotaOf(quotas, 'LOTT', 74_500)?.places).toBe(5);
  expect(quotaOf(quotas, 'LOTT', 60_000)).toBeUndefined();
  expect(quotaOf(quotas, 'live', 75_000)).toBeUndefined();
});
