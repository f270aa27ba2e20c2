import { z } from 'zod';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/** What needs attention now, most serious first; also the key of its text. */
export const ALARMS = [
  'unbalanced',
  'auditFindings',
  'sealLate',
  'figuresLate',
  'auditLate',
  'jobsFailing',
  'outboxLate',
  'signInStorm',
  'feedsFailing',
] as const;

const alarm = z.object({
  kind: z.enum(ALARMS),
  /** Null if it concerns the whole platform. */
  merchantCode: z.string().nullable(),
  count: z.int(),
  since: instant.nullable(),
});

const QUEUES = [
  'approvals',
  'withdrawals',
  'disputes',
  'deposits',
  'unmatched',
  'payouts',
  'refunds',
  'chargebacks',
  'differences',
  'openRounds',
] as const;

const queue = z.object({
  kind: z.enum(QUEUES),
  /** Empty for requests about the whole platform. */
  merchantCode: z.string(),
  waiting: z.int(),
  oldestAt: instant.nullable(),
  /** Those whose time runs out soon, or is over. */
  atRisk: z.int(),
});

const hour = z.object({ hour: z.int(), rounds: z.int(), stakes: money, payouts: money });
export type TodayHour = z.infer<typeof hour>;

const merchantToday = z.object({
  merchantCode: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Figures reach until then; null before the first period. */
  sealedUntil: instant.nullable(),
  /** Hours with figures only. */
  hours: z.array(hour),
  /** The same weekday of the week before, all hours. */
  hoursBefore: z.array(hour),
  members: z.int(),
  newMembers: z.int(),
  /** Members who have played today. */
  activeMembers: z.int(),
  liability: money,
  trialBalance: money,
  auditedAt: instant.nullable(),
});
export type MerchantToday = z.infer<typeof merchantToday>;

export const todayRoutes = defineRoutes({
  queues: {
    method: 'GET',
    path: '/console/queues',
    summary: 'What waits for operators at the granted merchants.',
    access: 'operator',
    permission: 'overview.view',
    response: z.array(queue),
  },
  get: {
    method: 'GET',
    path: '/console/today',
    summary: 'Alarms, queues and today’s figures by hour of the granted merchants. Days are in UTC.',
    access: 'operator',
    permission: 'overview.view',
    response: z.object({
      at: instant,
      alarms: z.array(alarm),
      queues: z.array(queue),
      merchants: z.array(merchantToday),
    }),
  },
});
