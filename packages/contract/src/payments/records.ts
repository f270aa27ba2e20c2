import { z } from 'zod';
import { contractRequestType } from '../agents/contracts.ts';
import { fileContent } from '../files/files.ts';
import { gameCategory } from '../games/catalogue.ts';
import { id, idempotencyKey } from '../ids.ts';
import { day, instant } from '../instant.ts';
import { money } from '../money.ts';
import { transferCode } from '../money/wallet.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { paymentDirection } from './methods.ts';
import { depositState, receiptState, withdrawalState } from './payment-states.ts';

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** A time zone by its name, such as `Asia/Bangkok`: days begin at its midnight. */
const timeZone = z.string().max(64).refine(isZone, { message: 'must be the name of a time zone' });

/** `done`: the money has arrived. `ended`: it never will. */
export const PAYMENT_PROGRESS = ['open', 'done', 'ended'] as const;
export const paymentProgress = z.enum(PAYMENT_PROGRESS);

const shared = {
  id,
  reference: z.string(),
  methodName: z.string(),
  currency: z.string(),
  /** What the member asked for. */
  asked: money,
  /** What arrived, at us of a deposit and at the beneficiary of a withdrawal; null until then. */
  received: money.nullable(),
  fee: money,
  createdAt: instant,
};

export const paymentRecord = z.discriminatedUnion('direction', [
  z.object({ direction: z.literal('deposit'), state: depositState, ...shared }),
  z.object({
    direction: z.literal('withdrawal'),
    state: withdrawalState,
    receipt: receiptState.nullable(),
    ...shared,
  }),
]);
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const PROFIT_BY = ['day', 'week', 'month', 'category'] as const;
export const profitBy = z.enum(PROFIT_BY);
export type ProfitBy = z.infer<typeof profitBy>;

const figures = {
  stake: money,
  validBet: money,
  payout: money,
  rebate: money,
  bonus: money,
  /** Fees, corrections and commissions; negative for what was taken. */
  other: money,
  /** payout − stake + rebate + bonus + other */
  net: money,
};

const profit = z.object({
  currency: z.string(),
  rows: z.array(
    z.object({
      /** The first day of the row; null in rows by category. */
      day: day.nullable(),
      /** Null in rows by day, and for what belongs to no category. */
      category: gameCategory.nullable(),
      ...figures,
    }),
  ),
  totals: z.object(figures),
  /** profit = closing − opening − deposits + withdrawals, to the last digit */
  opening: money,
  deposits: money,
  withdrawals: money,
  closing: money,
  profit: money,
});
export type Profit = z.infer<typeof profit>;

export const STATEMENT_FORMATS = ['csv', 'pdf'] as const;
export const statementFormat = z.enum(STATEMENT_FORMATS);
export type StatementFormat = z.infer<typeof statementFormat>;

const statement = z.object({
  id,
  /** `2026` or `2026-11`. */
  period: z.string(),
  format: statementFormat,
  state: z.enum(['asked', 'running', 'done', 'failed']),
  entries: z.int(),
  askedAt: instant,
  expiresAt: instant,
});
export type StatementFile = z.infer<typeof statement>;

/** More entries than this fit only into a CSV file. */
export const MAX_PDF_ENTRIES = 20_000;

const granted = z.object({
  transferId: id,
  at: instant,
  code: transferCode,
  amount: money,
});
export type BonusGrant = z.infer<typeof granted>;

const funds = z.object({
  currency: z.string(),
  main: money,
  bonus: money,
  /** On its way out: withdrawals that are not paid yet. */
  held: money,
  /** Set aside until a dispute or chargeback is decided. */
  disputed: money,
  /** In games that are not over. */
  inPlay: money,
  points: money,
  /** What agents have earned and not moved to the main wallet. */
  commission: money,
  /** Contracts of each kind: 0 none, 1 running, 2 a new request to the member, 3 a request to end. */
  dailysalreqtype: contractRequestType,
  divtypereq: contractRequestType,
  contracthoursalreq: contractRequestType,
  realtimesalreqtype: contractRequestType,
});
export type Funds = z.infer<typeof funds>;

/** What members read about their own money. */
export const recordsRoutes = defineRoutes({
  funds: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'Every amount of the member: main wallet, bonus, what is held or disputed, points.',
    access: 'session',
    response: funds,
  },
  payments: {
    method: 'GET',
    path: '/wps/records/payments',
    summary: 'The member’s deposits and withdrawals, newest first.',
    access: 'member',
    query: pageQuery.extend({
      direction: paymentDirection.optional(),
      progress: paymentProgress.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    response: pageOf(paymentRecord).extend({
      totalDeposited: money,
      totalWithdrawn: money,
      totalFees: money,
    }),
  },
  bonuses: {
    method: 'GET',
    path: '/wps/records/bonuses',
    summary: 'Bonuses, promotions and rebates that were credited to the member, newest first.',
    access: 'member',
    query: pageQuery.extend({ from: instant.optional(), until: instant.optional() }),
    response: pageOf(granted).extend({ total: money }),
  },
  profit: {
    method: 'GET',
    path: '/wps/records/profit',
    summary: 'What the member won or lost, by day, week, month or category.',
    access: 'member',
    query: z.object({ by: profitBy, from: instant, until: instant, timeZone }),
    response: profit,
    errors: ['payments.period_too_long'],
  },
  statements: {
    method: 'GET',
    path: '/wps/records/statements',
    summary: 'The statements that the member has ordered; each is kept for seven days.',
    access: 'member',
    response: z.object({ items: z.array(statement) }),
  },
  askStatement: {
    method: 'POST',
    path: '/wps/records/statements',
    summary: 'Orders the statement of a month or year: opening balance, every entry, closing balance.',
    access: 'member',
    body: z.object({
      id: idempotencyKey,
      period: z.string().regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/),
      format: statementFormat,
      timeZone,
    }),
    response: statement,
    errors: ['payments.id_reused', 'payments.too_many_statements', 'payments.period_ahead'],
  },
  statementFile: {
    method: 'GET',
    path: '/wps/records/statements/:id/file',
    summary: 'The file of a finished statement.',
    access: 'member',
    params: z.object({ id }),
    download: 'application/octet-stream',
    response: fileContent,
    errors: ['payments.not_found'],
  },
});
