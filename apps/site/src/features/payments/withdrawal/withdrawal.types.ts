import type { PaymentMethod } from '@croupier/contract/payments/methods.ts';
import type { Beneficiary, WithdrawalTerms } from '@croupier/contract/payments/withdrawals.ts';

export type NewWithdrawalProps = {
  terms: WithdrawalTerms;
  methods: readonly PaymentMethod[];
  beneficiaries: readonly Beneficiary[];
  onRequested: (withdrawalId: string) => void;
};
