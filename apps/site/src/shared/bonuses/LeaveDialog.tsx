import type { Bonus, BonusCancellation } from '@croupier/contract/bonuses/bonuses.ts';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cancellationQuery } from './bonuses.queries.ts';

export type LeaveDialogProps = {
  bonus: Bonus;
  title: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: (token: string) => void;
  onClose: () => void;
};

function useCostText(): (bonus: Bonus, cost: BonusCancellation) => string {
  const t = useTranslations('bonuses');
  const format = useFormat();
  return ({ state }, { lost, wagered, openRounds, openStake }) => {
    if (state === 'waiting') return t('leaveWaiting');
    const amounts = { lost: format.amount(lost), wagered: format.amount(wagered) };
    const open = openStake > 0n ? ` ${t('leaveOpen', { count: openRounds })}` : '';
    return t('leaveText', amounts) + open;
  };
}

/** Shows what ending a bonus costs before anything is done. */
export function LeaveDialog({ bonus, title, confirmLabel, busy, onConfirm, onClose }: LeaveDialogProps) {
  const t = useTranslations('bonuses');
  const costText = useCostText();
  const { data: cost } = useQuery(cancellationQuery(bonus.id));
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      icon={<DoorOpen />}
      title={title}
      text={cost ? costText(bonus, cost) : '…'}
      confirmLabel={confirmLabel}
      cancelLabel={t('keep')}
      busy={busy}
      onConfirm={() => cost && onConfirm(cost.token)}
    />
  );
}
