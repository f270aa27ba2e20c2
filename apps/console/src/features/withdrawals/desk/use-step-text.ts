import { RECEIPT_STATES, WITHDRAWAL_STATES } from '@croupier/contract/payments/payment-states.ts';
import { useTranslations } from 'use-intl';

/** The name of a step: a state of the withdrawal or of its receipt. Others keep their code. */
export function useStepText(): (step: string) => string {
  const t = useTranslations('console.withdrawals');
  return (step) => {
    const state = WITHDRAWAL_STATES.find((name) => name === step);
    if (state) return t(`withdrawalState.${state}`);
    const receipt = RECEIPT_STATES.find((name) => name === step);
    return receipt ? t(`receiptState.${receipt}`) : step;
  };
}
