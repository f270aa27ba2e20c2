import type { FeeTerms, PaymentMethod } from '@croupier/contract/payments/methods.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const MINUTES_PER_HOUR = 60;
const MAX_MINUTES_SHOWN = 90;

export type MethodText = {
  fee: (terms: FeeTerms) => string;
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
    limits: ({ terms: { min, max } }) =>
      t('deposit.limits', { min: format.amount(min), max: format.amount(max) }),
    usually: (minutes) => {
      if (minutes === null) return undefined;
      if (minutes <= MAX_MINUTES_SHOWN) return t('method.usually', { minutes });
      return t('method.usuallyHours', { hours: Math.ceil(minutes / MINUTES_PER_HOUR) });
    },
  };
}
