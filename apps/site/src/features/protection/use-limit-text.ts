import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

type Named = Pick<PlayerLimit, 'kind' | 'span'>;
type Value = Pick<PlayerLimit, 'amount' | 'minutes'>;

/** A limit in words: `Deposits per 7 days`, `€100.00`, `30 minutes`. */
export function useLimitText(): { nameOf: (limit: Named) => string; valueOf: (limit: Value) => string } {
  const t = useTranslations('protection.limits');
  const format = useFormat();
  return {
    nameOf: ({ kind, span }) => t('name', { kind: t(`kind.${kind}`), span: t(`span.${span}`) }),
    valueOf: ({ amount, minutes }) =>
      amount === null ? t('minutes', { count: minutes ?? 0 }) : format.amount(amount),
  };
}
