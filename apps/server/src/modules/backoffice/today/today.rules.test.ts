import { expect, test } from 'vitest';
import { hoursOf, sortAlarms, type AlarmLine } from './today.rules.ts';

const alarm = (kind: AlarmLine['kind'], merchantCode: string | null): AlarmLine => ({
  kind,
  merchantCode,
  count: 1,
  since: null,
});

test('alarms are sorted by how serious they are', () => {
  const sorted = sortAlarms([
    alarm('signInStorm', 'zebra'),
    alarm('jobsFailing', null),
    alarm('unbalanced', 'zebra'),
    alarm('unbalanced', 'aurum'),
  ]);
  expect(sorted.map(({ kind, merchantCode }) => `${kind} ${merchantCode}`)).toEqual([
    'unbalanced aurum',
    'unbalanced zebra',
    'jobsFailing null',
    'signInStorm zebra',
  ]);
});

test('figures of a day are grouped by hour', () => {
  const row = { merchantId: 'aurum', currency: 'THB', day: '2026-11-22' };
  expect(
    hoursOf([
      { ...row, hour: '14', measure: 'payouts', amount: 3n },
      { ...row, hour: '09', measure: 'stakes', amount: 7n },
      { ...row, hour: '14', measure: 'stakes', amount: 5n },
      { ...row, hour: '14', measure: 'rounds', amount: 2n },
    ]),
  ).toEqual([
    { hour: 9, rounds: 0, stakes: 7n, payouts: 0n },
    { hour: 14, rounds: 2, stakes: 5n, payouts: 3n },
  ]);
});
