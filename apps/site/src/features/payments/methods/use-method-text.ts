import type { FeeTerms, PaymentMethod } from '@croupier/contract/payments/methods.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { highestAmount } from './amounts.ts';

const MINUTES_PER_HOUR = 60;
const MAX_MINUTES_SHOWN = 90;

export type MethodText = {
  fee: (terms: FeeTerms) => string;
  /** The lowest and the highest amount that this member may use. */
  limits: (method: PaymentMethod) => string;
  /** Undefined without experience. */
  usually: (minutes: number | null) => string | undefined;
};

/** Fee, limits and usual time of a method in words. */
export function useMethodText(): MethodText {
  const t = useTranslations('payments');
  const format = useFormat();
  return {
    fee: ({ fixed, bps, floor }) => {
      const lowest = fixed > floor ? fixed : floor;
      if (bps === 0)
        return lowest === 0n ? t('method.noFee') : t('method.feeFixed', { amount: format.amount(lowest) });
      const share = format.bps(bps);
      return fixed === 0n
        ? t('method.feeShare', { share })
        : t('method.feeBoth', { amount: format.amount(fixed), share });
    },
    limits: ({ terms, allowed }) => {
      const highest = highestAmount({ ...terms, allowed });
      return t('deposit.limits', { min: format.amount(terms.min), max: format.amount(highest) });
    },
    usually: (minutes) => {
      if (minutes === null) return undefined;
      if (minutes <= MAX_MINUTES_SHOWN) return t('method.usually', { minutes });
      return t('method.usuallyHours', { hours: Math.ceil(minutes / MINUTES_PER_HOUR) });
    },
  };
}
