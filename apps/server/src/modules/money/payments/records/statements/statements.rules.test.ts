import { expect, test } from 'vitest';
import { isAhead, localTime, spanOfPeriod, statementCsv, sumUp } from './statements.rules.ts';
import type { Entry } from './statements.types.ts';

const ONE = 10_000n;
const entry = (sequence: bigint, amountMinor: bigint, balanceAfterMinor: bigint): Entry => ({
  sequence,
  at: new Date('2026-11-03T18:30:05Z'),
  code: 'deposit',
  amountMinor,
  balanceAfterMinor,
  reference: 'r',
});

test.each([
  ['2026-11', 'Asia/Bangkok', '2026-10-31T17:00:00Z', '2026-11-30T17:00:00Z'],
  ['2026', 'UTC', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  // Summer time ends within the month.
  ['2026-10', 'Europe/Berlin', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
])('%s in %s', (period, timeZone, from, until) => {
  expect(spanOfPeriod(period, timeZone)).toEqual({ from: new Date(from), until: new Date(until) });
});

test('times are those of the zone', () => {
  expect(localTime(new Date('2026-11-03T18:30:05Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-04 01:30:05');
});

test('a period is ahead when it has begun nowhere', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  expect(isAhead('2026-12', now)).toBe(false);
  expect(isAhead('2027-01', now)).toBe(true);
});

test('the figures follow from the entries', () => {
  const entries = [entry(4n, 10n * ONE, 15n * ONE), entry(5n, -3n * ONE, 12n * ONE)];
  expect(sumUp(entries, 5n * ONE)).toEqual({
    openingMinor: 5n * ONE,
    closingMinor: 12n * ONE,
    inMinor: 10n * ONE,
    outMinor: 3n * ONE,
  });
  expect(() => sumUp(entries, 4n * ONE)).toThrow('does not add up at entry 4');
  expect(() => sumUp([entry(4n, ONE, ONE), entry(6n, ONE, 2n * ONE)], 0n)).toThrow('entry 6');
});

test('a CSV file has the figures and every entry', () => {
  const csv = statementCsv(
    {
      merchantName: '=Aurum',
      account: 'dana',
      currency: 'EUR',
      period: '2026-11',
      timeZone: 'Asia/Bangkok',
      ...sumUp([entry(1n, 10n * ONE, 10n * ONE)], 0n),
      entries: [entry(1n, 10n * ONE, 10n * ONE)],
    },
    (key) => key,
  );
  expect(csv).toContain("paper.title,'=Aurum\r\n");
  expect(csv).toContain('paper.closing,10.0000\r\n');
  expect(csv).toContain('1,2026-11-04 01:30:05,transferCodes.deposit,10.0000,10.0000,r\r\n');
});
