import { expect, test } from 'vitest';
import { hourLines, sumsOf } from './hours.ts';

const at = new Date('2026-11-22T10:07:00Z');
const figures = {
  sealedUntil: new Date('2026-11-22T10:05:00Z'),
  hours: [
    { hour: 8, rounds: 1, stakes: 10n, payouts: 4n },
    { hour: 10, rounds: 1, stakes: 3n, payouts: 8n },
  ],
  hoursBefore: [
    { hour: 8, rounds: 1, stakes: 5n, payouts: 5n },
    { hour: 10, rounds: 1, stakes: 100n, payouts: 0n },
    { hour: 20, rounds: 1, stakes: 100n, payouts: 0n },
  ],
};

test('a day has 24 hours, and the one with the seal is open', () => {
  const lines = hourLines(figures, 'ggr', at);
  expect(lines).toHaveLength(24);
  expect(lines[8]).toEqual({ hour: 8, now: 6n, before: 0n, state: 'over' });
  expect(lines[10]).toEqual({ hour: 10, now: -5n, before: 100n, state: 'open' });
  expect(lines[11]?.state).toBe('ahead');
});

test('only complete hours are compared', () => {
  expect(sumsOf(hourLines(figures, 'stakes', at))).toEqual({
    sum: 13n,
    complete: 10n,
    before: 5n,
    hours: 10,
  });
});

test.each([null, new Date('2026-11-21T23:55:00Z')])(
  'with a seal of %s no hour is complete',
  (sealedUntil) => {
    const lines = hourLines({ ...figures, sealedUntil }, 'stakes', at);
    expect(lines.filter(({ state }) => state === 'over')).toEqual([]);
  },
);
