import type { Beneficiary } from '@croupier/contract/payments/withdrawals.ts';

/** The first beneficiary that can be paid now: one that was paid before, if possible. */
export function firstUsable(beneficiaries: readonly Beneficiary[], now: Date): Beneficiary | undefined {
  const usable = beneficiaries.filter(({ usableFrom }) => usableFrom <= now);
  return usable.find(({ paidBefore }) => paidBefore) ?? usable[0];
}
