import { expect, test } from 'vitest';
import { SECTIONS, sectionOf } from './sections.ts';

test('each section and each letter is used once', () => {
  const addresses = SECTIONS.map(({ path }) => path);
  const letters = SECTIONS.flatMap(({ letter }) => letter ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(letters).size).toBe(letters.length);
});

test.each([
  ['/', 'today.title'],
  ['/payments/movements', 'payments.title'],
  ['/payments/deposits/croupier/1', 'payments.title'],
  ['/payments/payouts', 'withdrawals.title'],
  ['/payments/withdrawals/croupier/1', 'withdrawals.title'],
  ['/risk/flags', 'risk.title'],
  ['/security', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(sectionOf(pathname)?.label).toBe(label);
});
