import fc from 'fast-check';
import { clause } from '@croupier/contract/promotions/clauses.ts';
import { parseMoney } from '@croupier/contract/money.ts';
import {
  definition,
  definitionShape,
  type Definition,
  type StoredDefinition,
} from '@croupier/contract/promotions/definition.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../../../platform/zone.ts';
import { defined, PLAIN } from '../testing/definitions.ts';
import { amountOf } from './amounts.rules.ts';
import { clausesOf } from './clauses.rules.ts';
import { decide, cutTo, costOf } from './decide.rules.ts';
import { exampleFacts } from './example.rules.ts';
import type { Facts } from './facts.types.ts';
import { streakOn } from './needs.rules.ts';
import { policyProblems } from './policy.rules.ts';
import { calendarAt, calendarBefore, isBirthday, scheduledBefore } from './windows.rules.ts';

const minor = (text: string): bigint => parseMoney(text) ?? 0n;
const at = new Date('2026-11-27T12:00:00Z');
const facts = (changes: Partial<Facts> = {}): Facts => ({ ...exampleFacts(minor('100'), 3), ...changes });

describe('windows', () => {
  test.each([
    ['day', '2026-03-28T23:59:59Z', '2026-03-28', '2026-03-28T00:00:00Z', '2026-03-29T00:00:00Z'],
    // Clocks in London go forward on 29 March and back on 25 October.
    ['day', '2026-03-29T12:00:00Z', '2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['day', '2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
    ['week', '2026-03-29T22:59:59Z', 'week:2026-03-23', '2026-03-23T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['week', '2026-03-29T23:00:00Z', 'week:2026-03-30', '2026-03-29T23:00:00Z', '2026-04-05T23:00:00Z'],
    ['month', '2026-12-31T23:30:00Z', '2026-12', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['year', '2026-06-01T00:00:00Z', '2026', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ] as const)('the %s of %s in London is %s', (unit, now, key, from, until) => {
    expect(calendarAt(unit, new Date(now), 'Europe/London')).toEqual({
      key,
      from: new Date(from),
      until: new Date(until),
    });
  });

  test('follow each other without gap or overlap, at midnight and when clocks change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('day', 'week', 'month', 'year' as const),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom('Europe/London', 'America/Sao_Paulo', 'Asia/Bangkok', 'Australia/Lord_Howe'),
        (unit, now, zone) => {
          const window = calendarAt(unit, now, zone);
          const before = calendarBefore(unit, now, zone);
          expect(before.until).toEqual(window.from);
          expect((window.from ?? now) <= now && now < (window.until ?? now)).toBe(true);
          expect(calendarAt(unit, window.until ?? now, zone).from).toEqual(window.until);
        },
      ),
    );
  });

  test('a schedule pays for the last whole window once it is due', () => {
    const weekly = { window: 'week', at: '06:00' } as const;
    const monday = new Date('2026-11-23T05:59:59Z');
    expect(scheduledBefore(weekly, monday, 'UTC').span.key).toBe('week:2026-11-09');
    expect(scheduledBefore(weekly, new Date('2026-11-23T06:00:00Z'), 'UTC').span.key).toBe('week:2026-11-16');
  });

  test('a birthday on 29 February is kept on the 28th in other years', () => {
    const on = (day: string) => isBirthday('2004-02-29', new Date(`${day}T12:00:00Z`), 'UTC');
    expect([on('2027-02-28'), on('2028-02-28'), on('2028-02-29'), on('2027-03-01')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('a streak forgives one missed day a month and begins again after seven', () => {
    const back = (today: string, missed: readonly number[], length: number): string[] =>
      Array.from({ length }, (_, index) => index + 1)
        .filter((days) => !missed.includes(days))
        .map((days) => addDays(today, -days));
    expect(streakOn('2026-11-20', [])).toBe(1);
    expect(streakOn('2026-11-20', back('2026-11-20', [], 3))).toBe(4);
    expect(streakOn('2026-11-20', back('2026-11-20', [2], 4))).toBe(4);
    expect(streakOn('2026-11-20', back('2026-11-20', [2, 4], 6))).toBe(3);
    expect(streakOn('2026-11-20', back('2026-11-20', [1, 2], 6))).toBe(1);
    expect(streakOn('2026-11-20', back('2026-11-20', [], 7))).toBe(1);
  });
});

describe('decide', () => {
  const cash = (amount: object): Partial<StoredDefinition> =>
    ({ rewards: [{ kind: 'cash', playThrough: false, amount }] }) as Partial<StoredDefinition>;
  const percent = { by: 'percent', base: 'deposit', bps: 2_500, from: '20', min: '0', max: '50' };
  const onDeposit: Partial<StoredDefinition> = {
    trigger: { on: 'event', name: 'deposit.credited', nth: null, weekdays: [5] },
  };
  const deposit = (amount: string, when = at): Facts =>
    facts({ event: { name: 'deposit.credited', key: 'd', at: when, nth: 1, amountMinor: minor(amount) } });

  test.each([
    ['19.9999', undefined],
    ['20', '5'],
    ['33.33', '8.33'],
    ['200', '50'],
    ['100000000000', '50'],
  ])('a deposit of %s brings %s', (amount, expected) => {
    const decision = decide(defined({ ...onDeposit, ...cash(percent) }), deposit(amount), at);
    expect(decision.rewards[0]?.amountMinor).toBe(expected && minor(expected));
  });

  test('only on the day of the week that is meant, in the merchant’s zone', () => {
    const fridays = defined({ ...onDeposit, ...cash(percent) });
    const late = new Date('2026-11-26T23:30:00Z');
    const inBangkok = { ...deposit('100', late), zone: 'Asia/Bangkok' };
    expect(decide(fridays, inBangkok, late).isGranted).toBe(true);
    expect(decide(fridays, deposit('100', late), late).isGranted).toBe(false);
  });

  test.each([
    ['isOpen', false, 'open'],
    ['isTrial', true, 'notTrial'],
    ['isOfAge', false, 'ofAge'],
    ['isExcluded', true, 'notExcluded'],
  ] as const)('nobody with %s %s gets anything', (name, value, key) => {
    const member = { ...facts().member, [name]: value };
    const decision = decide(defined({}), facts({ member }), at);
    expect(decision).toMatchObject({ isGranted: false, rewards: [], costMinor: 0n });
    expect(decision.because).toContainEqual({ key, isMet: false });
  });

  test('says what is missing, with what there is', () => {
    const needs = defined({
      who: [{ is: 'deposits', min: 1, amount: '50', window: { unit: 'lastDays', days: 7 } }],
    });
    const deposits = new Map([['last:7', { count: 1, amountMinor: minor('20') }]]);
    expect(decide(needs, facts({ deposits }), at).because).toContainEqual({
      key: 'depositSum',
      isMet: false,
      have: '20.0000',
      need: '50.0000',
    });
  });

  test('what is drawn by lot follows the weights exactly', () => {
    const outcomes = [
      { weight: 7, amount: '0' },
      { weight: 2, amount: '1' },
      { weight: 1, amount: '10' },
    ];
    const wheel = defined(cash({ by: 'chance', outcomes }));
    const drawn = Array.from({ length: 10 }, (_, roll) => decide(wheel, facts({ roll }), at).rewards[0]);
    expect(drawn.filter((reward) => reward?.outcome === 1)).toHaveLength(2);
    expect(drawn.map((reward) => reward?.amountMinor)).toEqual([
      ...Array.from({ length: 7 }, () => 0n),
      minor('1'),
      minor('1'),
      minor('10'),
    ]);
  });

  test('a budget that is short cuts money in order, and never gives more than is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 10n ** 9n), { maxLength: 5 }),
        fc.bigInt(0n, 10n ** 9n),
        (sums, left) => {
          const rewards = sums.map((amountMinor) => ({ kind: 'cash' as const, amountMinor }));
          const cost = cutTo(rewards, left).reduce((sum, reward) => sum + costOf(reward), 0n);
          expect(cost <= left).toBe(true);
        },
      ),
    );
  });
});

/** Definitions that together use every word. */
const SAMPLES: StoredDefinition[] = [
  {
    ...PLAIN,
    trigger: { on: 'event', name: 'deposit.credited', nth: 1, weekdays: [5, 6] },
    who: [
      { is: 'level', min: 2 },
      { is: 'registeredDays', min: 3 },
      { is: 'deposits', min: 1, amount: null, window: { unit: 'month' } },
      { is: 'deposits', min: 2, amount: '50', window: { unit: 'lastDays', days: 7 } },
      { is: 'played', class: 'rng', min: '100', window: { unit: 'week' } },
      { is: 'country', in: ['TH', 'VN'] },
      { is: 'tag', tag: 'friends of the house' },
      { is: 'birthday' },
      { is: 'idleDays', min: 30 },
      { is: 'verified', what: 'mobile' },
      { is: 'friend' },
      { is: 'not', of: { is: 'joined' } },
    ],
    limit: {
      perMember: { n: 1, window: 'week' },
      total: 1_000,
      marks: [{ kind: 'person', clash: 'refuse' }],
      group: 'welcome',
    },
    rewards: [
      {
        kind: 'bonus',
        amount: { by: 'percent', base: 'deposit', bps: 10_000, from: '20', min: '5', max: '100' },
      },
      { kind: 'freeRounds', amount: { by: 'fixed', amount: '10' }, gameId: 'slots', stake: '0.2', days: 7 },
      { kind: 'badge', of: 'first-steps' },
      { kind: 'xp', amount: { by: 'fixed', amount: '100' } },
    ],
    release: {
      times: 10,
      of: 'bonus',
      days: 7,
      startWithinDays: 30,
      maxBet: '5',
      order: 'main_first',
      contributions: [{ class: 'live', percent: 10 }],
      barred: ['sports'],
      convert: 'all',
      onWithdrawal: 'forfeit',
    },
    budget: { amount: '10000', whenShort: 'refuse' },
    holdoutBps: 500,
    shownFrom: '2026-11-01T00:00:00.000Z',
    opensAt: '2026-11-02T00:00:00.000Z',
    closesAt: '2026-12-02T00:00:00.000Z',
    claimWithinDays: 7,
  },
  {
    ...PLAIN,
    trigger: { on: 'schedule', window: 'week', at: '06:00' },
    rewards: [
      {
        kind: 'cash',
        playThrough: false,
        amount: {
          by: 'levelPercent',
          base: 'netLoss',
          from: '20',
          max: '500',
          levels: [
            { level: 0, bps: 300 },
            { level: 5, bps: 1_000 },
          ],
        },
      },
      {
        kind: 'points',
        amount: {
          by: 'tiers',
          base: 'streak',
          tiers: [
            { from: '1', amount: '10' },
            { from: '3', amount: '20' },
          ],
        },
      },
      {
        kind: 'cash',
        playThrough: true,
        amount: { by: 'class', base: 'validBet', rates: [{ class: 'rng', bps: 50 }], max: '100' },
      },
      { kind: 'cash', playThrough: false, amount: { by: 'level', levels: [{ level: 1, amount: '5' }] } },
    ],
  },
  {
    ...PLAIN,
    kind: 'race',
    trigger: { on: 'play' },
    rewards: [
      {
        kind: 'cash',
        playThrough: false,
        amount: {
          by: 'place',
          places: [
            { until: 1, amount: '500' },
            { until: 3, amount: '10' },
          ],
        },
      },
      { kind: 'share', amount: { by: 'pool', amount: '1000' } },
    ],
    steps: [
      { do: 'bet', class: 'rng', gameId: null, event: null, target: '50' },
      { do: 'rounds', class: null, gameId: 'dice', event: null, target: '20' },
      { do: 'event', class: null, gameId: null, event: 'member.mobile_bound', target: '1' },
    ],
    score: { by: 'multipliers', classes: ['bgs'], minStake: '0.2', cap: 10_000 },
    prizes: {
      prizes: [{ count: 1, amount: '100' }],
      perBet: '100',
      maxTickets: 500,
      repeat: false,
      joinSeconds: 60,
      minShare: '0.01',
    },
  },
  {
    ...PLAIN,
    kind: 'wheel',
    trigger: { on: 'claim', window: 'day' },
    rewards: [
      {
        kind: 'cash',
        playThrough: false,
        amount: {
          by: 'chance',
          outcomes: [
            { weight: 9, amount: '0' },
            { weight: 1, amount: '10' },
          ],
        },
      },
      { kind: 'tickets', amount: { by: 'fixed', amount: '1' }, of: 'raffle' },
      { kind: 'good', amount: { by: 'fixed', amount: '1' }, of: 'mug' },
    ],
  },
  {
    ...PLAIN,
    trigger: { on: 'apply' },
    rewards: [{ kind: 'cash', playThrough: false, amount: { by: 'operator', min: '1', max: '5000' } }],
  },
];

const printed = (of: Definition): string => JSON.stringify(z.encode(z.array(clause), clausesOf(of)));

/** Every place of a value that is not an object or a list. */
function leavesOf(
  value: unknown,
  path: ReadonlyArray<string | number> = [],
): Array<ReadonlyArray<string | number>> {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
}

function changed(value: unknown, path: ReadonlyArray<string | number>, to: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return to;
  if (Array.isArray(value))
    return value.map((each, index) => (index === first ? changed(each, rest, to) : each));
  return {
    ...(value as object),
    [first]: changed((value as Record<string, unknown>)[first as string], rest, to),
  };
}

const valueAt = (value: unknown, path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>((of, name) => (of as Record<string | number, unknown>)[name], value);

/** Other values that a leaf could have; the first that the schema accepts is taken. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value === 0 ? 100 : 0];
  if (value === null) return [];
  const text = typeof value === 'string' ? value : '';
  return [
    /^\d+(?:\.\d+)?$/.test(text) ? String(Number(text) + 1) : undefined,
    /^\d{4}-/.test(text) ? new Date(Date.parse(text) + 86_400_000).toISOString() : undefined,
    /^\d\d:\d\d$/.test(text) ? '23:59' : undefined,
    'day',
    'month',
    'year',
    'ever',
    'claim',
    'auto',
    'prorate',
    'review',
    'email',
    'live',
    'fish',
    'edge',
    'netLoss',
    'rounds',
    'bet',
    'validBet',
    'bonusAndDeposit',
    'bonus_first',
    'winningsOnly',
    'keep',
    'device',
    'raffle',
    'envelope',
    'member.signed_in',
    'vip.levelled_up',
    'first',
    'TH',
    'VN',
    'DE',
  ].filter((each) => each !== undefined && each !== value);
}

/** What says which of several forms a value has; changing it alone makes no form. */
const FORMS = new Set(['on', 'is', 'by', 'unit', 'kind']);

describe('printed terms', () => {
  test.each(SAMPLES.map((sample, index) => [index, sample] as const))(
    'each value of sample %i is in a sentence: another value prints other terms',
    (_, sample) => {
      const before = printed(definition.parse(sample));
      const silent: string[] = [];
      for (const path of leavesOf(sample)) {
        const value = valueAt(sample, path);
        if (value === null || (FORMS.has(String(path.at(-1))) && path.length > 1)) continue;
        const other = othersOf(value)
          .map((to) => definitionShape.safeParse(changed(sample, path, to)))
          .find(({ success }) => success);
        if (!other?.data) silent.push(`${path.join('.')}: no other value`);
        else if (printed(other.data) === before) silent.push(path.join('.'));
      }
      expect(silent).toEqual([]);
    },
  );

  test('the samples use every field of the schema', () => {
    const used = new Set(
      SAMPLES.flatMap((sample) =>
        leavesOf(sample).map((path) => path.filter((name) => typeof name === 'string').join('.')),
      ),
    );
    const missing: string[] = [];
    const walk = (schema: z.core.$ZodType, path: string): void => {
      const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
      if (def.type === 'object')
        for (const [name, of] of Object.entries(def['shape'] as Record<string, z.core.$ZodType>))
          walk(of, path === '' ? name : `${path}.${name}`);
      else if (def.type === 'array') walk(def['element'] as z.core.$ZodType, path);
      else if (def.type === 'nullable') walk(def['innerType'] as z.core.$ZodType, path);
      else if (def.type === 'union') for (const of of def['options'] as z.core.$ZodType[]) walk(of, path);
      // What is not required has the words of what is.
      else if (![...used].some((each) => each === path.replace(/^who\.of\./, 'who.'))) missing.push(path);
    };
    walk(definitionShape, '');
    expect(missing).toEqual([]);
  });

  test('the printed example is what would be granted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.bigInt(1n, 10n ** 8n), (bps, max) => {
        const of = defined({
          rewards: [
            {
              kind: 'cash',
              playThrough: false,
              amount: {
                by: 'percent',
                base: 'netLoss',
                bps,
                from: '0',
                min: '0',
                max: String(Number(max) / 10_000),
              },
            },
          ],
        });
        const example = clausesOf(of).find(({ key }) => key === 'example.plain');
        const [reward] = of.rewards;
        if (!example || !reward || !('amount' in reward)) throw new Error('no example');
        const { of: base, amount } = example.params;
        const granted = amountOf(reward.amount, exampleFacts(base?.is === 'money' ? base.value : 0n, 0));
        expect(amount).toEqual({ is: 'money', value: granted.amountMinor });
      }),
    );
  });

  test('the policy of a merchant forbids what its law does', () => {
    const match = definition.parse(SAMPLES[0]);
    const policy = {
      maxTimes: 10,
      singleProduct: true,
      minDaysToWager: 60,
      minAgeForBonus: 18,
      firstBonusOnly: true,
      winningsOnlyAllowed: false,
    };
    expect(policyProblems(match, policy).map(({ code }) => code)).toEqual([
      'promotions.policy.days',
      'promotions.policy.firstOnly',
    ]);
    const strict = {
      ...match,
      release: match.release && { ...match.release, times: 11, convert: 'winningsOnly' as const },
    };
    expect(policyProblems(strict, policy).map(({ path }) => path.join('.'))).toContain('release.times');
  });
});
