import { z } from 'zod';
import { instant } from '../instant.ts';
import { positiveMoney } from '../money.ts';
import { amount, amountFromZero } from './amounts.ts';
import { condition } from './conditions.ts';
import { release } from './release.ts';
import { markKind, playClass, promotionKind, triggerEvent } from './words.ts';
import { calendarWindow, paidWindow, timeOfDay, weekday } from './windows.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** What makes a promotion look at a member. */
export const trigger = z.discriminatedUnion('on', [
  /** `nth`: only the so manieth of its kind, such as the first deposit. */
  z.strictObject({
    on: z.literal('event'),
    name: triggerEvent,
    nth: z.int().min(1).max(1_000).nullable(),
    weekdays: z.array(weekday).max(7),
  }),
  /** Runs after a day, week or month, and pays for it. */
  z.strictObject({
    on: z.literal('schedule'),
    window: z.enum(['day', 'week', 'month']),
    at: timeOfDay,
  }),
  z.strictObject({ on: z.literal('claim'), window: paidWindow }),
  z.strictObject({ on: z.literal('code') }),
  z.strictObject({ on: z.literal('apply') }),
  z.strictObject({ on: z.literal('operator') }),
  /** Sealed figures and events, which a contest follows. */
  z.strictObject({ on: z.literal('play') }),
]);
export type Trigger = z.output<typeof trigger>;

export const limit = z.strictObject({
  /** Grants of one member in a window; null without a limit. */
  perMember: z.strictObject({ n: z.int().min(1).max(1_000), window: calendarWindow }).nullable(),
  /** Grants in total. */
  total: z.int().min(1).max(100_000_000).nullable(),
  /** Grants with a mark in common are refused, or wait for an operator. */
  marks: z
    .array(z.strictObject({ kind: markKind, clash: z.enum(['refuse', 'review']) }))
    .max(4)
    .refine((marks) => new Set(marks.map(({ kind }) => kind)).size === marks.length, {
      message: 'a kind stands twice',
    }),
  /** A member gets only one of the promotions with the same group. */
  group: slug.nullable(),
});

const details = {
  amount,
};
export const reward = z.discriminatedUnion('kind', [
  /** `playThrough`: it must be wagered once, as the merchant's rule for deposits says, before it can be withdrawn. */
  z.strictObject({ kind: z.literal('cash'), ...details, playThrough: z.boolean() }),
  z.strictObject({ kind: z.literal('bonus'), ...details }),
  z.strictObject({ kind: z.literal('points'), ...details }),
  z.strictObject({
    kind: z.literal('freeRounds'),
    ...details,
    gameId: z.string().regex(/^[a-z][a-z0-9-]{0,79}$/),
    stake: positiveMoney,
    days: z.int().min(1).max(365),
  }),
  /** `of`: the raffle, good or badge. */
  z.strictObject({ kind: z.literal('tickets'), ...details, of: slug }),
  z.strictObject({ kind: z.literal('good'), ...details, of: slug }),
  z.strictObject({ kind: z.literal('share'), ...details }),
  z.strictObject({ kind: z.literal('badge'), of: slug }),
  z.strictObject({ kind: z.literal('xp'), ...details }),
]);
export type Reward = z.output<typeof reward>;

/** One step of a mission. */
export const step = z.strictObject({
  do: z.enum(['bet', 'rounds', 'deposit', 'event']),
  /** Of `bet` and `rounds`: only play of this class or game. */
  class: playClass.nullable(),
  gameId: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,79}$/)
    .nullable(),
  /** Of `event`. */
  event: triggerEvent.nullable(),
  /** Money, or a whole count. */
  target: positiveMoney,
});

/** How a race counts. */
export const score = z.strictObject({
  by: z.enum(['validBet', 'rounds', 'bestMultiplier', 'multipliers']),
  classes: z.array(playClass).max(12),
  minStake: amountFromZero,
  /** The highest multiplier that counts, in hundredths. */
  cap: z.int().min(100).max(1_000_000_00).nullable(),
});

/** What a raffle, wheel or envelope rain gives out, and for what. */
export const prizes = z.strictObject({
  prizes: z.array(z.strictObject({ count: z.int().min(1).max(10_000), amount: positiveMoney })).max(50),
  /** One ticket for each so much valid bet. */
  perBet: positiveMoney.nullable(),
  maxTickets: z.int().min(1).max(100_000).nullable(),
  /** A member can win several of them. */
  repeat: z.boolean(),
  /** How long an envelope rain can be joined. */
  joinSeconds: z.int().min(10).max(86_400).nullable(),
  minShare: positiveMoney.nullable(),
});

export const budget = z.strictObject({
  amount: positiveMoney,
  whenShort: z.enum(['refuse', 'prorate']),
});

const shape = {
  kind: promotionKind,
  trigger,
  who: z.array(condition).max(12),
  limit,
  rewards: z.array(reward).min(1).max(8),
  /** What binds bonus money; null where there is none. */
  release: release.nullable(),
  steps: z.array(step).max(12),
  score: score.nullable(),
  prizes: prizes.nullable(),
  budget: budget.nullable(),
  /** A part of the members that gets nothing, to measure what the promotion does. */
  holdoutBps: z.int().min(0).max(5_000),
  shownFrom: instant.nullable(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  claimWithinDays: z.int().min(1).max(365).nullable(),
  delivery: z.enum(['claim', 'auto']),
};

export const definitionShape = z.strictObject(shape);
export type Definition = z.output<typeof definitionShape>;

/** A problem of a definition: the path of the field, and why. */
export type DefinitionProblem = { path: Array<string | number>; code: string };

/** What no single field says. */
export function problemsOf(definition: Definition): DefinitionProblem[] {
  const { trigger: on, rewards, release: terms, opensAt, closesAt, shownFrom } = definition;
  const found: DefinitionProblem[] = [];
  const bonus = rewards.findIndex(({ kind }) => kind === 'bonus');
  if (bonus >= 0 && !terms) found.push({ path: ['release'], code: 'promotions.release_needed' });
  if (bonus < 0 && terms) found.push({ path: ['release'], code: 'promotions.release_unused' });
  if (opensAt && closesAt && closesAt <= opensAt)
    found.push({ path: ['closesAt'], code: 'promotions.dates_order' });
  if (shownFrom && opensAt && shownFrom > opensAt)
    found.push({ path: ['shownFrom'], code: 'promotions.dates_order' });
  for (const [index, { ...of }] of rewards.entries()) {
    if (!('amount' in of)) continue;
    const path = ['rewards', index, 'amount'];
    const { amount: how } = of;
    const needsDeposit = 'base' in how && how.base === 'deposit';
    if (needsDeposit && !(on.on === 'event' && on.name === 'deposit.credited'))
      found.push({ path: [...path, 'base'], code: 'promotions.base_unknown' });
    if (how.by === 'operator' && on.on !== 'apply' && on.on !== 'operator')
      found.push({ path, code: 'promotions.operator_needed' });
    if (how.by === 'operator' && how.min > how.max)
      found.push({ path: [...path, 'max'], code: 'promotions.amounts_order' });
    if (on.on === 'claim' && on.window === 'since' && !('base' in how))
      found.push({ path, code: 'promotions.base_needed' });
  }
  return found;
}

export const definition = definitionShape.superRefine((value, context) => {
  for (const { path, code } of problemsOf(value)) context.addIssue({ code: 'custom', path, message: code });
});
export type StoredDefinition = z.input<typeof definitionShape>;
