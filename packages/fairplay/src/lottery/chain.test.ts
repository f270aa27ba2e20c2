import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_LENGTH, leadsToAnchor, previousSecret, secretBefore } from './chain.ts';

const S2 = createHash('sha256').update('croupier lottery vector').digest('hex');
const S1 = 'e1284142f47a583c1ac05d161c5ee1a609bbd411794adfa770519b27c0b6b272';
const S0 = '41e62537aa8977ee41ad083ae25ab3048e26576fb4da89ce34aa4b0c7eb0143b';

test('a secret is the hash of the text of the next', () => {
  expect(previousSecret(S2)).toBe(S1);
  expect(previousSecret(S1)).toBe(S0);
  expect(secretBefore(S2, 2)).toBe(S0);
  expect(secretBefore(S2, 0)).toBe(S2);
});

test('only the right secret at the right index leads to the anchor', () => {
  expect(leadsToAnchor(S2, 2, S0)).toBe(true);
  expect(leadsToAnchor(S1, 1, S0)).toBe(true);
  expect(leadsToAnchor(S1, 2, S0)).toBe(false);
  expect(leadsToAnchor(S2, 1, S0)).toBe(false);
  expect(leadsToAnchor(S2.toUpperCase(), 2, S0)).toBe(false);
  expect(leadsToAnchor(S0, 0, S0)).toBe(false);
  expect(leadsToAnchor(S1, CHAIN_LENGTH + 1, S0)).toBe(false);
});

test.each([-1, 0.5, Number.NaN])('refuses %s steps', (steps) => {
  expect(() => secretBefore(S1, steps)).toThrow(RangeError);
});
