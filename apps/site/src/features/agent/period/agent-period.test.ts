import { expect, test } from 'vitest';
import { agentPeriod, daysBefore, daysOf, eachDay, instantsOf, limitedDays } from './agent-period.ts';

const plain = { from: '', until: '' };

test.each([
  ['today', '2026-11-28 2026-11-28'],
  ['yesterday', '2026-11-27 2026-11-27'],
  ['7d', '2026-11-22 2026-11-28'],
  ['month', '2026-11-01 2026-11-28'],
  ['lastMonth', '2026-10-01 2026-10-31'],
] as const)('%s is %s', (preset, expected) => {
  const { from, until } = daysOf({ preset, ...plain }, '2026-11-28');
  expect(`${from} ${until}`).toBe(expected);
});

test('custom days in the wrong order are taken the other way round', () => {
  const period = { preset: 'custom', from: '2026-11-20', until: '2026-11-10' } as const;
  expect(daysOf(period, '2026-11-28')).toEqual({ from: '2026-11-10', until: '2026-11-20' });
});

test('a list shows the last days that it may cover', () => {
  expect(limitedDays({ from: '2026-01-01', until: '2026-11-28' })).toEqual({
    from: '2026-10-25',
    until: '2026-11-28',
  });
});

test('the days before are as many', () => {
  const days = { from: '2026-11-22', until: '2026-11-28' };
  expect(eachDay(daysBefore(days))).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('instants end where the day after begins', () => {
  const calendar = { timeZone: 'Asia/Bangkok', dayStartsAtMinutes: 0 };
  expect(instantsOf({ from: '2026-11-28', until: '2026-11-28' }, calendar)).toEqual({
    from: new Date('2026-11-27T17:00:00Z'),
    until: new Date('2026-11-28T17:00:00Z'),
  });
});

test('an address with days of no calendar falls back', () => {
  expect(agentPeriod.read(new URLSearchParams('period=custom&from=2026-02-31'))).toEqual({
    preset: 'custom',
    ...plain,
  });
  expect(agentPeriod.read(new URLSearchParams('period=ever')).preset).toBe('7d');
});
