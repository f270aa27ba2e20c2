import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { expect, test } from 'vitest';
import { changedSettlement, readSettlement, typedSettlement } from './settlement-draft.ts';

const stored = settlementSettings.parse({});
const typed = typedSettlement(stored);

test('settings that nobody changed are read as they were', () => {
  expect(readSettlement(stored, typed)).toEqual({ settings: stored, wrong: new Set() });
  expect(changedSettlement(typed, typed)).toEqual([]);
});

test('what can’t be is named, and nothing is asked for', () => {
  const bad = {
    ...typed,
    timeZone: 'Mars/Base',
    dayStartsAtMinutes: '121',
    visibleDepth: '',
    minMinor: 'much',
    ceilings: { ...typed.ceilings, daily: '101' },
  };
  const { settings, wrong } = readSettlement(stored, bad);
  expect(settings).toBeUndefined();
  expect([...wrong].toSorted()).toEqual(
    ['daily', 'dayStartsAtMinutes', 'minMinor', 'timeZone', 'visibleDepth'].toSorted(),
  );
});

test('changes are listed by setting', () => {
  const next = { ...typed, up: true, ceilings: { ...typed.ceilings, dividend: '50' }, review: [] };
  expect(readSettlement(stored, next).settings?.contracts.ceilingsPpm.dividend).toBe(500_000);
  expect(changedSettlement(typed, next)).toEqual([
    { label: 'settlement.up', before: 'false', after: 'true' },
    { label: 'settlement.dividend', before: '60', after: '50' },
    { label: 'settlement.review', before: 'dividend', after: '' },
  ]);
});
