import { array, assert, bigInt, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  admit,
  fold,
  formatRules,
  parseRules,
  usedLimits,
  type Guard,
  type GuardRules,
} from './guard.rules.ts';
import { periodAt, startOf, windowAt } from './windows.rules.ts';

const NOW = periodAt(new Date('2026-11-21T12:00:00Z'));
const limit = (kind: 'loss' | 'wager' | 'time', amount: bigint, anchor = NOW - 10) => ({
  owner: 'member' as const,
  kind,
  span: 'day' as const,
  amount,
  anchor,
  ...windowAt('day', anchor, anchor),
  used: 0n,
});
const rules = (changes: Partial<GuardRules> = {}): GuardRules => ({
  blocks: [],
  maxStake: null,
  limits: [],
  reality: { every: 3, from: NOW - 10, played: 0 },
  ...changes,
});
const guard = (given: GuardRules, figures: Guard['figures'] = []): Guard => ({
  rules: given,
  keptPeriod: NOW - 10,
  figures,
});
const played = (period: number, stakeMinor = 10n, payoutMinor = 0n) => ({ period, stakeMinor, payoutMinor });
const at = (period: number, milliseconds = 0) => new Date(startOf(period).getTime() + milliseconds);

describe('who may stake', () => {
  const until = at(NOW).getTime();
  test.each([
    ['nobody objects', rules(), [], null],
    [
      'an exclusion without an end',
      rules({ blocks: [{ kind: 'excluded', until: null }] }),
      [],
      'protection.excluded',
    ],
    ['an exclusion that just ended', rules({ blocks: [{ kind: 'excluded', until }] }), [], null],
    [
      'a break until the next instant',
      rules({ blocks: [{ kind: 'cooling_off', until: until + 1 }] }),
      [],
      'protection.cooling_off',
    ],
    [
      'an exclusion is named before a break',
      rules({
        blocks: [
          { kind: 'cooling_off', until: null },
          { kind: 'excluded', until: null },
        ],
      }),
      [],
      'protection.excluded',
    ],
    ['a stake at the limit', rules({ maxStake: 100n }), [], null],
    ['a stake above the limit', rules({ maxStake: 99n }), [], 'protection.limit_reached'],
    ['the last stake that fits', rules({ limits: [limit('wager', 110n)] }), [played(NOW)], null],
    [
      'one unit too much',
      rules({ limits: [limit('wager', 109n)] }),
      [played(NOW)],
      'protection.limit_reached',
    ],
    [
      'winnings make room for losses',
      rules({ limits: [limit('loss', 100n)] }),
      [played(NOW - 1, 10n, 10n)],
      null,
    ],
    ['play before the window', rules({ limits: [limit('wager', 100n, NOW - 1)] }), [played(NOW - 2)], null],
    ['time in the open period is paid for', rules({ limits: [limit('time', 5n)] }), [played(NOW)], null],
    [
      'the time is used up',
      rules({ limits: [limit('time', 5n)] }),
      [played(NOW - 1)],
      'protection.time_used_up',
    ],
    ['a payout alone is not play', rules({ limits: [limit('time', 5n)] }), [played(NOW - 1, 0n, 50n)], null],
    ['two of three periods', rules(), [played(NOW - 2), played(NOW - 1), played(NOW)], null],
    [
      'a reality check is due',
      rules(),
      [played(NOW - 3), played(NOW - 2), played(NOW - 1)],
      'protection.reality_check_due',
    ],
  ] as const)('%s', (_, given, figures, code) => {
    expect(admit(guard(given, figures), 100n, at(NOW))).toBe(code);
  });

  test('a limit at the edge of its window', () => {
    const one = guard(rules({ limits: [limit('wager', 100n)] }), [played(NOW, 50n)]);
    const edge = NOW - 10 + 288;
    expect(admit(one, 51n, at(edge, -1))).toBe('protection.limit_reached');
    expect(admit(one, 100n, at(edge))).toBe(null);
  });
});

const periods = array(
  record({
    period: integer({ min: NOW - 10, max: NOW + 700 }),
    stakeMinor: bigInt({ min: 0n, max: 1_000n }),
    payoutMinor: bigInt({ min: 0n, max: 1_000n }),
  }),
  { maxLength: 40 },
);

test('adding up periods changes no decision and no figure, whenever it happens', () => {
  assert(
    property(
      periods,
      constantFrom('loss' as const, 'wager' as const, 'time' as const),
      integer({ min: 0, max: 700 }),
      integer({ min: 0, max: 700 }),
      (given, kind, first, second) => {
        const [kept, now] = [NOW - 10 + Math.min(first, second), NOW - 10 + Math.max(first, second)];
        const figures = [...new Map(given.map((each) => [each.period, each])).values()].filter(
          ({ period }) => period <= now,
        );
        const whole = guard(rules({ limits: [limit(kind, 2_000n)] }), figures);
        const folded = {
          rules: parseRules(formatRules(fold(whole, kept, at(kept)))),
          keptPeriod: kept,
          figures: figures.filter(({ period }) => period >= kept),
        };
        expect(admit(folded, 500n, at(now))).toBe(admit(whole, 500n, at(now)));
        expect(usedLimits(folded, at(now))).toEqual(usedLimits(whole, at(now)));
      },
    ),
  );
});
