import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodAt, startOf, windowAt } from './windows.rules.ts';

const at = (text: string): number => periodAt(new Date(text));
const shown = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((period) => startOf(period).toISOString().slice(0, 16));

describe('windows begin with the limit and restart by themselves', () => {
  test.each([
    ['day', '2026-03-28T10:00Z', '2026-03-28T10:00Z', '2026-03-28T10:00', '2026-03-29T10:00'],
    ['day', '2026-03-28T10:00Z', '2026-03-29T09:59Z', '2026-03-28T10:00', '2026-03-29T10:00'],
    // The night in which European clocks change: a day still has 24 hours.
    ['day', '2026-03-28T10:00Z', '2026-03-29T10:00Z', '2026-03-29T10:00', '2026-03-30T10:00'],
    ['week', '2026-11-01T23:55Z', '2026-11-30T00:00Z', '2026-11-29T23:55', '2026-12-06T23:55'],
    ['month', '2026-01-31T12:00Z', '2026-02-28T11:59Z', '2026-01-31T12:00', '2026-02-28T12:00'],
    ['month', '2026-01-31T12:00Z', '2026-02-28T12:00Z', '2026-02-28T12:00', '2026-03-31T12:00'],
    ['month', '2026-01-31T12:00Z', '2026-04-30T12:00Z', '2026-04-30T12:00', '2026-05-31T12:00'],
    ['month', '2024-02-29T00:00Z', '2025-02-28T00:00Z', '2025-02-28T00:00', '2025-03-29T00:00'],
    ['month', '2026-12-15T06:30Z', '2027-01-15T06:25Z', '2026-12-15T06:30', '2027-01-15T06:30'],
  ] as const)('%s from %s, seen at %s', (span, anchor, now, from, until) => {
    expect(shown(windowAt(span, at(anchor), at(now)))).toEqual([from, until]);
  });

  test('every period from the first one on is in exactly one window', () => {
    const anchor = at('2026-01-29T17:35Z');
    for (const span of ['day', 'week', 'month'] as const)
      assert(
        property(integer({ min: 0, max: 400_000 }), (later) => {
          const period = anchor + later;
          const window = windowAt(span, anchor, period);
          expect(window.from <= period && period < window.until).toBe(true);
          expect(windowAt(span, anchor, window.from)).toEqual(window);
          expect(windowAt(span, anchor, window.until).from).toBe(window.until);
          if (window.from > anchor) expect(windowAt(span, anchor, window.from - 1).until).toBe(window.from);
        }),
      );
  });
});
