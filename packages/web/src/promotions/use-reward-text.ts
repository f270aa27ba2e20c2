import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';
import type { RewardKind } from '@croupier/contract/promotions/words.ts';
import { useTranslations } from 'use-intl';
import type { ClauseFormat } from './use-clause-text.ts';

const MONEY: ReadonlySet<RewardKind> = new Set(['cash', 'bonus', 'share']);
const SCALE = 10_000;

/** Rewards in words: “€10.00 in cash, 20 free rounds”. */
export function useRewardText(format: Pick<ClauseFormat, 'amount' | 'number'>) {
  const t = useTranslations('offers');
  const terms = useTranslations('promoTerms');
  return (rewards: ReadonlyArray<Pick<GrantedReward, 'kind' | 'amountMinor'>>): string =>
    rewards
      .map(({ kind, amountMinor }) => {
        const reward = terms(`rewards.${kind}`);
        if (amountMinor === 0n) return t('what.nothing');
        if (kind === 'badge') return t('what.thing', { reward });
        return MONEY.has(kind)
          ? t('what.money', { amount: format.amount(amountMinor), reward })
          : t('what.count', { count: format.number(Number(amountMinor) / SCALE), reward });
      })
      .join(', ');
}
