import { z } from 'zod';
import { riskVerdict, type RiskVerdict } from './risk-states.ts';

const bps = (preset: number) => z.int().min(0).max(100_000).default(preset);
const count = (preset: number, max: number) => z.int().min(1).max(max).default(preset);

const rule = <Shape extends z.ZodRawShape>(verdict: RiskVerdict, shape: Shape) =>
  z.strictObject({ on: z.boolean().default(true), verdict: riskVerdict.default(verdict), ...shape });

/** The rules that raise flags. Figures in basis points are parts of an amount: 10,000 is all of it. */
export const riskRules = z.strictObject({
  /** So many deposits within 24 hours of at least this part of the line, and each below it. */
  structuring: rule('review', { deposits: count(3, 50), fromBps: bps(8_000) }).prefault({}),
  /** Of the deposits of 30 days, this part is withdrawn again with less valid bet than this part. */
  in_and_out: rule('review', { withdrawnBps: bps(8_000), validBetBps: bps(10_000) }).prefault({}),
  /** An account that is emptied so soon after it was opened; what stays is less than this part of the deposits. */
  emptied_quickly: rule('review', { hours: count(24, 720), leftBps: bps(1_000) }).prefault({}),
  shared_beneficiary: rule('review', {}).prefault({}),
  shared_device: rule('review', {}).prefault({}),
  /** Families share an address: by itself it stops nothing. */
  shared_address: rule('pass', { members: count(3, 100) }).prefault({}),
  other_payer: rule('review', {}).prefault({}),
  /** After so many days without activity, an amount of at least this part of the line. */
  dormant_then_large: rule('review', { days: count(90, 3_650), fromBps: bps(5_000) }).prefault({}),
  circular_transfers: rule('hold', {}).prefault({}),
  /** Members of a ring who bet against each other in so many slots of a day, and together win or lose at most this part. */
  opposite_bets: rule('hold', { slots: count(5, 288), netBps: bps(500) }).prefault({}),
  listed_wallet: rule('hold', {}).prefault({}),
});
export type RiskRules = z.output<typeof riskRules>;

const MAX_WALLETS = 1_000;

export const riskSettings = z.strictObject({
  rules: riskRules.prefault({}),
  /** Addresses on chains that must not pay or be paid. */
  listedWallets: z.array(z.string().trim().min(20).max(128).regex(/^\w+$/)).max(MAX_WALLETS).default([]),
});
export type RiskSettings = z.output<typeof riskSettings>;
