import { z } from 'zod';
import { money } from '../money.ts';
import { CONTRACT_KINDS } from './contract-terms.ts';

const MINUTES_OF_DAY = 24 * 60;

/** Whether the server's calendar knows the name. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

export const REBATE_PAYMENTS = ['slot', 'hour', 'day'] as const;

const rebate = z.strictObject({
  /** How often rebates are billed and paid. */
  every: z.enum(REBATE_PAYMENTS).default('hour'),
  /** Members collect the rebate of their own bets themselves; what is left at the end of a day is paid or lapses. */
  manual: z.boolean().default(false),
  unclaimed: z.enum(['paid', 'lapses']).default('paid'),
  /** The lowest amount that can be collected. */
  minClaimMinor: money
    .refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' })
    .default(0n),
  /** A bill above it waits for an operator; null holds none. */
  reviewAboveMinor: money
    .refine((amountMinor) => amountMinor > 0n, { message: 'must be above zero' })
    .nullable()
    .default(null),
});

const amount = money.refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' });

/** What agents see of their teams. */
const team = z.strictObject({
  /** Balances of main wallets. */
  showsBalances: z.boolean().default(false),
  /** Lists show so many levels below the agent; totals count all. */
  visibleDepth: z.int().min(1).max(64).default(64),
  /** The valid bets of a day that make an active member; the lowest is shown. */
  activeValidBetMinor: z.array(amount).min(1).max(4).default([1_000_000n]),
});

/** Transfers between neighbours of a line. */
const lineTransfers = z.strictObject({
  down: z.boolean().default(false),
  up: z.boolean().default(false),
  minMinor: amount.default(10_000n),
  /** What one member may send on a settlement day. */
  dayLimitMinor: amount.default(100_000_000n),
});

const ceiling = (ppm: number) => z.int().min(0).max(1_000_000).default(ppm);

const contracts = z.strictObject({
  /** Rates of contracts are multiples of it. */
  rateStepPpm: z.int().min(1).max(10_000).default(500),
  /** No rate of a kind is above. */
  ceilingsPpm: z
    .strictObject({
      dividend: ceiling(600_000),
      daily: ceiling(50_000),
      hourly: ceiling(50_000),
      realtime: ceiling(50_000),
    })
    .prefault({}),
  /** Whether dividends, and real-time salaries that pay more for lost bets than for won ones, are allowed. */
  lossBasedPay: z.boolean().default(true),
  /** What a higher rate ends of the contracts below: all that pay less, or only those that are no longer covered. */
  higherRateEnds: z.enum(['lower', 'uncovered']).default('lower'),
  /** Settlements of these kinds wait for an operator. */
  review: z.array(z.enum(CONTRACT_KINDS)).max(4).default(['dividend']),
  /** A bill above it makes its settlement wait for an operator; null holds none. */
  reviewAboveMinor: money
    .refine((amountMinor) => amountMinor > 0n, { message: 'must be above zero' })
    .nullable()
    .default(null),
  /** A line that lacks money also takes from the payer's main wallet, after the commission wallet. */
  takesFromMain: z.boolean().default(false),
});

/** The calendar of agents' settlements, and how rebates and contracts are paid. */
export const settlementSettings = z.strictObject({
  timeZone: z.string().max(64).refine(isZone, { message: 'is not a time zone' }).default('UTC'),
  /** When a day begins, in minutes after midnight. */
  dayStartsAtMinutes: z
    .int()
    .min(0)
    .max(MINUTES_OF_DAY - 5)
    .multipleOf(5)
    .default(0),
  rebate: rebate.prefault({}),
  team: team.prefault({}),
  lineTransfers: lineTransfers.prefault({}),
  contracts: contracts.prefault({}),
});
export type SettlementSettings = z.output<typeof settlementSettings>;
