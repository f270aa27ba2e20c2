import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';

const ONE = 10_000n;

/** A reward in words: money, points, free rounds or tickets. */
export function useRewardText(): (reward: Pick<GrantedReward, 'kind' | 'amountMinor'>) => string {
  const t = useTranslations('missions');
  const format = useFormat();
  return ({ kind, amountMinor }) => {
    const count = Number(amountMinor / ONE);
    switch (kind) {
      case 'cash':
      case 'bonus':
        return format.amount(amountMinor);
      case 'points':
        return t('points', { count: format.number(count) });
      case 'freeRounds':
        return t('freeRounds', { count });
      case 'tickets':
        return t('ticketsReward', { count });
      default:
        return t('otherReward');
    }
  };
}
