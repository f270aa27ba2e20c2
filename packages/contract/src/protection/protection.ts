import { z } from 'zod';
import { instant } from '../instant.ts';
import { MAX_AMOUNT_MINOR, money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { realityMinutes } from './policy.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'stake', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** `once` is a single stake; `month` is a calendar month from the day on which the limit was set. */
export const LIMIT_SPANS = ['once', 'day', 'week', 'month'] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

export const COOL_OFFS = ['24h', '7d', '30d'] as const;
export type CoolOff = (typeof COOL_OFFS)[number];
export const EXCLUSIONS = ['6m', '1y', '5y', 'ever'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];
export const CLOSURE_REASONS = ['gambling', 'no_interest', 'other_site', 'service', 'other'] as const;

/** Why a stake or a deposit is refused. */
export const PROTECTION_CODES = [
  'protection.excluded',
  'protection.cooling_off',
  'protection.account_closed',
  'protection.limit_reached',
  'protection.time_used_up',
  'protection.reality_check_due',
] as const;
export type ProtectionCode = (typeof PROTECTION_CODES)[number];

/** Which spans a limit of each kind may have. */
export const SPANS_OF_KIND: Readonly<Record<LimitKind, readonly LimitSpan[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  wager: ['day', 'week', 'month'],
  stake: ['once'],
  time: ['day'],
};

const limitKey = z
  .object({ kind: z.enum(LIMIT_KINDS), span: z.enum(LIMIT_SPANS) })
  .refine(({ kind, span }) => SPANS_OF_KIND[kind].includes(span), { path: ['span'] });

/** Minutes of play are counted in steps of five. */
export const TIME_STEP_MINUTES = 5;
const MAX_TIME_MINUTES = 24 * 60;
const limitAmount = money.refine((amountMinor) => amountMinor > 0n && amountMinor <= MAX_AMOUNT_MINOR, {
  message: 'must be above zero',
});
const limitMinutes = z.int().min(TIME_STEP_MINUTES).max(MAX_TIME_MINUTES).multipleOf(TIME_STEP_MINUTES);

/** A limit to be set: an amount, or minutes for the kind `time`. */
export const limitValue = z
  .object({
    kind: z.enum(LIMIT_KINDS),
    span: z.enum(LIMIT_SPANS),
    amount: limitAmount.optional(),
    minutes: limitMinutes.optional(),
  })
  .refine(({ kind, span }) => SPANS_OF_KIND[kind].includes(span), { path: ['span'] })
  .refine(({ kind, amount }) => (kind === 'time') === (amount === undefined), { path: ['amount'] })
  .refine(({ kind, minutes }) => (kind === 'time') === (minutes !== undefined), { path: ['minutes'] });

export const playerLimit = z.object({
  kind: z.enum(LIMIT_KINDS),
  span: z.enum(LIMIT_SPANS),
  owner: z.enum(['member', 'operator']),
  /** Null for the kind `time`. */
  amount: money.nullable(),
  minutes: z.int().nullable(),
  /** What of it is used in the current window; null for a single stake. */
  used: money.nullable(),
  usedMinutes: z.int().nullable(),
  windowFrom: instant.nullable(),
  windowUntil: instant.nullable(),
  /** A higher limit, or its removal, that the member asked for. */
  pending: z
    .object({
      /** Null for a removal, and for the kind `time`. */
      amount: money.nullable(),
      minutes: z.int().nullable(),
      remove: z.boolean(),
      confirmFrom: instant,
      lapsesAt: instant,
    })
    .nullable(),
});
export type PlayerLimit = z.infer<typeof playerLimit>;

export const playerBlock = z.object({
  kind: z.enum(['excluded', 'cooling_off', 'closed']),
  since: instant,
  /** Null: for ever, or until something happens. */
  until: instant.nullable(),
  /** From when a return can be requested; null where it can't be. */
  returnFrom: instant.nullable(),
  /** A return was requested and takes effect then. */
  returnAt: instant.nullable(),
});
export type PlayerBlock = z.infer<typeof playerBlock>;

export const protectionState = z.object({
  currency: z.string(),
  limits: z.array(playerLimit),
  reality: z.object({
    minutes: realityMinutes,
    choices: z.array(realityMinutes),
    /** Minutes of play since the last answer. */
    playedMinutes: z.int(),
    isDue: z.boolean(),
  }),
  blocks: z.array(playerBlock),
  raiseAfterHours: z.int(),
  confirmWithinDays: z.int(),
  returnAfterHours: z.int(),
  /** Whether the offer to set limits still waits for an answer. */
  isOfferOpen: z.boolean(),
});
export type ProtectionState = z.infer<typeof protectionState>;

const net = z.object({ staked: money, paid: money, net: money });
export const netPosition = z.object({
  currency: z.string(),
  session: net,
  day: net,
  month: net,
  ever: net,
});
export type NetPosition = z.infer<typeof netPosition>;

export const realityCheck = z.object({
  isDue: z.boolean(),
  since: instant,
  playedMinutes: z.int(),
  currency: z.string(),
  staked: money,
  paid: money,
  net: money,
});
export type RealityCheck = z.infer<typeof realityCheck>;

const state = { access: 'member', response: protectionState } as const;

/** What players do to stay in control. None of these calls can be refused because of an exclusion. */
export const protectionRoutes = defineRoutes({
  state: {
    ...state,
    method: 'GET',
    path: '/wps/protection/limits',
    summary: 'The member’s limits and their use, reality check, exclusions and pending changes.',
  },
  setLimit: {
    ...state,
    method: 'POST',
    path: '/wps/protection/limits',
    summary: 'Sets or lowers a limit at once; a higher one must be confirmed after a waiting time.',
    body: limitValue,
  },
  removeLimit: {
    ...state,
    method: 'POST',
    path: '/wps/protection/limits/remove',
    summary: 'Asks to remove a limit, which must be confirmed after a waiting time.',
    body: limitKey,
    errors: ['protection.limit_unknown'],
  },
  confirmLimit: {
    ...state,
    method: 'POST',
    path: '/wps/protection/limits/confirm',
    summary: 'Confirms a higher limit, or the removal of one, after the waiting time.',
    confirmed: true,
    body: limitKey,
    errors: ['protection.limit_unknown', 'protection.nothing_pending', 'protection.too_early'],
  },
  cancelPending: {
    ...state,
    method: 'POST',
    path: '/wps/protection/limits/cancel',
    summary: 'Withdraws a request for a higher limit, or for the removal of one.',
    body: limitKey,
    errors: ['protection.limit_unknown'],
  },
  answerOffer: {
    ...state,
    method: 'POST',
    path: '/wps/protection/limits/offer',
    summary: 'Records that the member answered the offer to set limits.',
  },
  reality: {
    method: 'GET',
    path: '/wps/protection/reality',
    summary: 'Time, stakes and payouts since the last reality check.',
    access: 'member',
    response: realityCheck,
  },
  answerReality: {
    method: 'POST',
    path: '/wps/protection/reality',
    summary: 'Answers a reality check that is due, so that play can go on.',
    access: 'member',
    response: realityCheck,
  },
  setReality: {
    ...state,
    method: 'POST',
    path: '/wps/protection/reality/interval',
    summary: 'Sets the minutes of play between two reality checks.',
    body: z.object({ minutes: realityMinutes }),
  },
  net: {
    method: 'GET',
    path: '/wps/protection/net',
    summary: 'Stakes, payouts and net of the session, the day, the month, and ever.',
    access: 'member',
    query: z.object({
      /** Where the caller's day and month began; by default in UTC. */
      dayFrom: instant.optional(),
      monthFrom: instant.optional(),
    }),
    response: netPosition,
  },
  takeBreak: {
    ...state,
    method: 'POST',
    path: '/wps/protection/break',
    summary: 'Stops play and deposits for a while, at once. A break can be made longer, never shorter.',
    body: z.object({ period: z.enum(COOL_OFFS) }),
  },
  exclude: {
    ...state,
    method: 'POST',
    path: '/wps/protection/exclusion',
    summary: 'Excludes the member from play and deposits, at once. It can be made longer, never shorter.',
    body: z.object({
      period: z.enum(EXCLUSIONS),
      /** The member has read what it means and confirmed it as a second step. */
      understood: z.literal(true),
    }),
  },
  askReturn: {
    ...state,
    method: 'POST',
    path: '/wps/protection/exclusion/return',
    summary: 'Asks to return after an exclusion that is over; it ends a waiting time later.',
    errors: ['protection.not_over', 'protection.not_excluded'],
  },
  close: {
    ...state,
    method: 'POST',
    path: '/wps/protection/closure',
    summary: 'Closes the account for play. The balance can still be withdrawn.',
    confirmed: true,
    body: z.object({ reason: z.enum(CLOSURE_REASONS) }),
  },
});
