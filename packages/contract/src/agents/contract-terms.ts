import { z } from 'zod';
import { MAX_AMOUNT_MINOR, money } from '../money.ts';
import { RATE_CLASSES } from './network.ts';

export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const contractKind = z.enum(CONTRACT_KINDS);
export type ContractKind = z.infer<typeof contractKind>;

export const DIVIDEND_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export const CARRY_MODES = ['until_cleared', 'none', 'previous', 'within_month'] as const;
/** What can be deducted from the net loss of which a dividend is paid. */
export const DEDUCTIONS = ['rebates', 'bonuses', 'salaries'] as const;

const MAX_TIERS = 10;
const LAST_BAND = 7;
/** Above any ceiling of rates; the ceilings themselves depend on the merchant. */
const MAX_RATE_PPM = 1_000_000;
const MAX_MEMBERS = 1_000_000_000;

const ratePpm = z.int().min(0).max(MAX_RATE_PPM);
const amount = money.refine((amountMinor) => amountMinor >= 0n && amountMinor <= MAX_AMOUNT_MINOR, {
  message: 'must not be negative',
});
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const conditions = z.strictObject({
  activeMembers: z.int().min(0).max(MAX_MEMBERS),
  /** Of the period: for a salary the bets of the day or hour. */
  validBetMinor: amount,
  /** Without it a period with any result counts. */
  netLossMinor: amount.exactOptional(),
});
const tiers = z.array(z.strictObject({ conditions, ratePpm })).min(1).max(MAX_TIERS);

const shared = {
  classes: z.array(z.enum(RATE_CLASSES)).min(1).max(RATE_CLASSES.length).refine(unique, {
    message: 'must not repeat',
  }),
  /** The last settlement day; without it the contract has no end. */
  lastDay: z.iso.date().exactOptional(),
};
const counted = {
  ...shared,
  /** The valid bet of the period from which a member is active. */
  activeFromMinor: amount,
  tiers,
};

export const dividendTerms = z.strictObject({
  kind: z.literal('dividend'),
  ...counted,
  period: z.enum(DIVIDEND_PERIODS),
  carry: z.enum(CARRY_MODES),
  deductions: z
    .array(z.enum(DEDUCTIONS))
    .max(DEDUCTIONS.length)
    .refine(unique, { message: 'must not repeat' }),
});
export const dailyTerms = z.strictObject({ kind: z.literal('daily'), ...counted });
export const hourlyTerms = z.strictObject({ kind: z.literal('hourly'), ...counted });
export const realtimeTerms = z.strictObject({
  kind: z.literal('realtime'),
  ...shared,
  tiers: z
    .array(
      z.strictObject({
        /** For single bets from this band of stakes on. */
        fromBand: z.int().min(0).max(LAST_BAND),
        winRatePpm: ratePpm,
        lossRatePpm: ratePpm,
      }),
    )
    .min(1)
    .max(MAX_TIERS),
});

/** Terms of a contract, as `packages/agreements` computes with them. */
export const contractTerms = z.discriminatedUnion('kind', [
  dividendTerms,
  dailyTerms,
  hourlyTerms,
  realtimeTerms,
]);
export type ContractTerms = z.output<typeof contractTerms>;
