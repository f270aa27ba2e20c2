import { useTranslations } from 'use-intl';

const KINDS = [
  'main',
  'bonus',
  'points',
  'withdrawal_hold',
  'play_hold',
  'commission',
  'dispute_hold',
  'game',
  'deposit_clearing',
  'withdrawal_clearing',
  'bonus_cost',
  'commission_cost',
  'jackpot',
  'adjustment',
  'suspense',
  'bank',
  'fee_income',
  'fee_cost',
  'payment_loss',
  'exchange',
  'points_issue',
  'points_hold',
] as const;

/** The name of a kind of account; one that the console does not know yet keeps its code. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('console.reports.kind');
  return (kind) => {
    const known = KINDS.find((one) => one === kind);
    return known ? t(known) : kind;
  };
}
