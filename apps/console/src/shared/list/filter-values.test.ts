import { expect, test } from 'vitest';
import { addressTexts, formTexts } from './filter-values.ts';
import type { FilterControl } from './list-types.ts';

const CONTROLS: FilterControl[] = [
  { kind: 'text', name: 'account', label: 'Account' },
  { kind: 'period', from: 'from', until: 'until', label: 'Created' },
  { kind: 'range', min: 'min', max: 'max', label: 'Balance' },
];

test('what the form says survives the address', () => {
  const typed = { account: ' alex ', from: '2026-11-01', until: '2026-11-30', min: '1,250', max: '' };
  const address = addressTexts(CONTROLS, typed);
  expect(address).toEqual({
    account: 'alex',
    from: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 11, 1).toISOString(),
    min: '1250',
    max: undefined,
  });
  const kept = Object.fromEntries(
    Object.entries(address).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
  expect(formTexts(CONTROLS, kept)).toEqual({ ...typed, account: 'alex', min: '1250' });
});

test('a day that does not exist is no filter', () => {
  expect(addressTexts(CONTROLS, { from: '2026-02-31' })['from']).toBeUndefined();
});
