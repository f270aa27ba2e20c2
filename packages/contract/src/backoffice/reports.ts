import { z } from 'zod';
import { id } from '../ids.ts';
import { day, instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { transferCode } from '../money/wallet.ts';
import { defineRoutes } from '../route.ts';

/** Figures that consist of entries of house accounts; also the key of their text. */
export const LEDGER_MEASURES = [
  'stakes',
  'payouts',
  'jackpotIn',
  'corrections',
  'jackpotStart',
  'jackpotPaid',
  'welcome',
  'bonuses',
  'commissions',
  'adjustments',
  'deposits',
  'withdrawals',
  'feesTaken',
  'paymentFees',
  'paymentLosses',
] as const;
export type LedgerMeasure = (typeof LEDGER_MEASURES)[number];

export const REPORT_CUTS = ['day', 'vendor', 'game'] as const;
export type ReportCut = (typeof REPORT_CUTS)[number];

export const MAX_REPORT_DAYS = 366;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

const spanFields = { from: day, to: day };
const isSpan = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS < MAX_REPORT_DAYS;
const SPAN_RULE = {
  path: ['to'],
  message: `must be after the first day, and within ${MAX_REPORT_DAYS} days`,
};

/** Sums of sealed periods. What is paid out counts as positive. */
const reportFigures = z.object({
  /** Rounds that were opened. */
  rounds: z.int(),
  stakes: money,
  payouts: money,
  /** Stakes minus payouts. */
  ggr: money,
  /** Contributions of games to the jackpot. */
  jackpotIn: money,
  /** Other movements on games' accounts. */
  corrections: money,
  jackpotStart: money,
  jackpotPaid: money,
  welcome: money,
  bonuses: money,
  commissions: money,
  adjustments: money,
  deposits: money,
  withdrawals: money,
  /** Fees that members paid for deposits and withdrawals. */
  feesTaken: money,
  /** What providers kept. */
  paymentFees: money,
  /** Lost chargebacks, and withdrawals that were made good. */
  paymentLosses: money,
  /**
   * GGR minus bonuses, commissions, what the house put into the jackpot, and fees and losses of payments, plus fees
   * taken. Zero in a row of a vendor or a game.
   */
  ngr: money,
});
export type ReportFigures = z.infer<typeof reportFigures>;

const revenueRow = z.object({
  /** A day, the code of a vendor, or `VENDOR:game`. */
  key: z.string(),
  name: z.string(),
  /** The day is not over: its figures reach until `sealedUntil`. */
  isOpen: z.boolean(),
  figures: reportFigures,
  /** The same in the period before; null for a day, a vendor or a game without figures. */
  before: reportFigures.nullable(),
});

const ageBand = z.object({
  /** Inactive for at least so many days. */
  fromDays: z.int(),
  accounts: z.int(),
  amount: money,
});

const accountKind = z.object({
  kind: z.string(),
  accounts: z.int(),
  amount: money,
  ages: z.array(ageBand),
});

const finding = z.object({ rule: z.string(), subject: z.string(), detail: z.string() });

/** Figures whose entries can be shown: GGR consists of those of stakes and payouts. */
const ENTRY_MEASURES = [...LEDGER_MEASURES, 'ggr'] as const;
export type EntryMeasure = (typeof ENTRY_MEASURES)[number];

const entry = z.object({
  id,
  at: instant,
  code: transferCode,
  /** As it counts in the figure, or for an account: positive for incoming amounts. */
  amount: money,
  kind: z.string(),
  key: z.string(),
  /** The member on the other side; null for another house account. */
  memberId: id.nullable(),
  member: z.string().nullable(),
  reference: z.string(),
});
export type ReportEntry = z.infer<typeof entry>;

const gameReturn = z.object({
  gameId: z.string(),
  name: z.string(),
  rulesVersion: z.string(),
  /** Parts per million by the rules of the game; both are equal unless the player’s choices matter. */
  builtMinPpm: z.int(),
  builtMaxPpm: z.int(),
  rounds: z.int(),
  stakes: money,
  payouts: money,
  /** Parts per million; null before the first stake. */
  paidPpm: z.int().nullable(),
});

const methodDeposits = z.object({
  methodId: z.string(),
  name: z.string(),
  /** Deposits that members began, not the further ones of money that came on top. */
  started: z.int(),
  credited: z.int(),
  open: z.int(),
  members: z.int(),
  /** What arrived, and of it what limits did not let in. */
  received: money,
  held: money,
  fees: money,
  /** From the start to the credit; null without a credited one. */
  medianSeconds: z.int().nullable(),
});

/** Operators' reports about one merchant. Days are in UTC. */
export const reportsRoutes = defineRoutes({
  revenue: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/reports/revenue',
    summary:
      'Stakes, payouts and revenue of sealed periods by day, vendor or game, with the previous period.',
    access: 'operator',
    permission: 'reports.view',
    params: merchantParams,
    query: z.object({ ...spanFields, by: z.enum(REPORT_CUTS).default('day') }).refine(isSpan, SPAN_RULE),
    response: z.object({
      currency: z.string(),
      /** Nothing before it changes any more, and nothing after it is in the figures. Null before the first period. */
      sealedUntil: instant.nullable(),
      rows: z.array(revenueRow),
      /** Games that are in the total but not in the rows. */
      hiddenRows: z.int(),
      total: reportFigures,
      totalBefore: reportFigures,
    }),
  },
  balances: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/reports/balances',
    summary: 'The trial balance: what is owed to members by account kind and age, and the house accounts.',
    access: 'operator',
    permission: 'reports.view',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      at: instant,
      sealedUntil: instant.nullable(),
      members: z.array(accountKind),
      house: z.array(z.object({ kind: z.string(), key: z.string(), amount: money })),
      liability: money,
      houseTotal: money,
      /** Zero when the ledger balances. */
      sum: money,
      audit: z
        .object({ at: instant, durationMilliseconds: z.int(), findings: z.array(finding), count: z.int() })
        .nullable(),
      /** An audit has been requested or is running. */
      isAuditing: z.boolean(),
    }),
  },
  entries: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/reports/entries',
    summary:
      'The ledger entries of a figure or of a house account within a period of days, newest first, 50 at a time.',
    access: 'operator',
    permission: 'reports.view',
    params: merchantParams,
    query: z
      .object({
        ...spanFields,
        measure: z.enum(ENTRY_MEASURES).optional(),
        vendor: z.string().max(40).optional(),
        /** `VENDOR:game`. */
        game: z.string().max(200).optional(),
        /** Without a measure: the kind and the key of a house account. */
        kind: z.string().max(40).optional(),
        key: z.string().max(200).optional(),
        /** The cursor of the previous page. */
        after: z.string().max(100).optional(),
      })
      .refine(isSpan, SPAN_RULE)
      .refine(({ measure, kind }) => (measure === undefined) !== (kind === undefined), {
        path: ['measure'],
        message: 'must be given, or else the kind of an account',
      }),
    response: z.object({ currency: z.string(), items: z.array(entry), next: z.string().nullable() }),
  },
  deposits: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/reports/deposits',
    summary: 'Deposits that began within a period of days, by method, with what has become of them.',
    access: 'operator',
    permission: 'reports.view',
    params: merchantParams,
    query: z.object(spanFields).refine(isSpan, SPAN_RULE),
    response: z.object({ currency: z.string(), methods: z.array(methodDeposits) }),
  },
  returns: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/reports/returns',
    summary: 'The return to player of in-house games: theoretical and actual.',
    access: 'operator',
    permission: 'reports.view',
    params: merchantParams,
    response: z.object({ currency: z.string(), games: z.array(gameReturn) }),
  },
  requestAudit: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/reports/audit',
    summary: 'Requests an audit of the ledger. A worker runs one at a time.',
    access: 'operator',
    permission: 'reports.audit',
    params: merchantParams,
    response: z.null(),
    errors: ['reports.audit_too_soon', 'reports.no_worker'],
  },
  rebuild: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/reports/rebuild',
    summary: 'Deletes the daily figures and has them rebuilt from the ledger.',
    access: 'operator',
    permission: 'reports.rebuild',
    confirmed: true,
    params: merchantParams,
    response: z.null(),
  },
});
