import type { PlayerLimit } from '@croupier/contract/protection/protection.ts';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';

type Named = Pick<PlayerLimit, 'kind' | 'span'>;

/** A limit in words. */
export function useLimitWords(currency: string) {
  const t = useTranslations('console.protection');
  const format = useConsoleFormat();
  return {
    nameOf: ({ kind, span }: Named): string =>
      t('limitName', { kind: t(`kind.${kind}`), span: t(`span.${span}`) }),
    valueOf: ({ amount, minutes }: { amount: bigint | null; minutes: number | null }): string =>
      amount === null ? t('minutes', { count: minutes ?? 0 }) : format.amount(amount, currency),
  };
}
