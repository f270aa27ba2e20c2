import { z } from 'zod';
import { money } from '../money.ts';
import { twoPersonLine } from '../money/two-person-line.ts';
import { documentNeed, TIERS, type DocumentNeed } from './kyc-states.ts';

const ONE = 10_000n;
const cap = money.refine((amountMinor) => amountMinor > 0n, { message: 'must be above zero' }).nullable();

/** The highest sums of 30 days; null without a limit. `needs` are the documents that lead to the tier. */
const tierTerms = z.strictObject({ deposits: cap, withdrawals: cap, needs: z.array(documentNeed).max(10) });
export type TierTerms = z.output<typeof tierTerms>;

const terms = (amount: number | null, needs: DocumentNeed[] = []): TierTerms => {
  const capMinor = amount === null ? null : BigInt(amount) * ONE;
  return { deposits: capMinor, withdrawals: capMinor, needs };
};

const DEFAULT_TIERS = [
  terms(2_000),
  terms(5_000),
  terms(50_000, ['identity', 'selfie']),
  terms(null, ['address', 'funds']),
];

const isBelow = (lower: bigint | null, upper: bigint | null): boolean =>
  upper === null || (lower !== null && lower <= upper);

/** Identity checks: what a member may deposit and withdraw, and what is asked for more. */
export const kycSettings = z.strictObject({
  tiers: z
    .array(tierTerms)
    .length(TIERS.length)
    .default(DEFAULT_TIERS)
    .refine(
      (tiers) =>
        tiers.every((lower, index) => {
          const upper = tiers[index + 1];
          return (
            !upper ||
            (isBelow(lower.deposits, upper.deposits) && isBelow(lower.withdrawals, upper.withdrawals))
          );
        }),
      { message: 'a higher tier has a lower cap' },
    ),
  /** Documents are asked for from this part of a cap on, in basis points, and never first at a withdrawal. */
  askAtBps: z.int().min(1_000).max(10_000).default(8_000),
  /** The pictures of accepted documents are deleted after so many days, those of refused ones sooner. */
  retentionDays: z.int().min(30).max(3_650).default(1_825),
  refusedDays: z.int().min(1).max(365).default(30),
});
export type KycSettings = z.output<typeof kycSettings>;

const DEFAULT_LINE = twoPersonLine('EUR');

/** The settings of a new merchant: the usual caps, scaled to a currency of small units. */
export function defaultKycSettings(currency: string): KycSettings {
  const scaled = (capMinor: bigint | null): bigint | null =>
    capMinor === null ? null : (capMinor * twoPersonLine(currency)) / DEFAULT_LINE;
  const settings = kycSettings.parse({});
  return {
    ...settings,
    tiers: settings.tiers.map(({ deposits, withdrawals, needs }) => ({
      deposits: scaled(deposits),
      withdrawals: scaled(withdrawals),
      needs,
    })),
  };
}
