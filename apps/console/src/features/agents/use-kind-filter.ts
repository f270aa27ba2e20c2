import { CONTRACT_KINDS } from '@croupier/contract/agents/contract-terms.ts';
import { useTranslations } from 'use-intl';

/** The choice of a kind of contract, for lists of contracts, settlements and bills. */
export function useKindFilter() {
  const t = useTranslations('console.agents.contract');
  return {
    kind: 'choice',
    name: 'kind',
    label: t('kind'),
    options: CONTRACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
  } as const;
}
