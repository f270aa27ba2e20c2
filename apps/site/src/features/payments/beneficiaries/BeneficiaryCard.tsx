import type { Beneficiary } from '@croupier/contract/payments/withdrawals.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Cancelled } from '@croupier/web/client/cancelled.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useNow } from '../../../shared/browser/use-now.ts';
import { beneficiariesQuery } from '../../../shared/payments/payments.queries.ts';
import { METHOD_ICONS } from '../methods/method-icon.ts';
import { timeLeft } from '../time-left.ts';

function Waiting({ usableFrom }: Pick<Beneficiary, 'usableFrom'>) {
  const t = useTranslations('payments.beneficiaries');
  const wait = usableFrom.getTime() - useNow();
  return wait > 0 ? (
    <Badge tone="warn" icon={<Clock aria-hidden />} className="numeric">
      {t('usableIn', { time: timeLeft(wait) })}
    </Badge>
  ) : (
    <Badge tone="win">{t('usable')}</Badge>
  );
}

/** A beneficiary, masked, with its waiting time. */
export function BeneficiaryCard({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [asking, setAsking] = useState(false);
  const { id, kind, bankName, numberEnd, holder, usableFrom, paidBefore } = beneficiary;
  const name = t('payments.beneficiaries.ending', { bank: bankName, end: numberEnd });
  const Icon = METHOD_ICONS[kind];
  const remove = useMutation({
    mutationFn: () => confirmed(() => call('beneficiaries.remove', { params: { id } })),
    onSuccess: () => {
      toast.show({ tone: 'win', title: t('payments.beneficiaries.removed') });
      return queryClient.invalidateQueries({ queryKey: beneficiariesQuery.queryKey });
    },
    onError: (error) => {
      if (!(error instanceof Cancelled)) toast.show({ tone: 'lose', title: errorText(error) });
    },
  });
  return (
    <li className="flex items-center gap-3.5 rounded-card border border-line bg-panel p-4 shadow-raised">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-text [&_svg]:size-5.5"
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere text-text">
          {bankName} <span className="numeric whitespace-nowrap">••{numberEnd}</span>
        </p>
        <p className="text-sm wrap-anywhere text-muted">{holder}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Waiting usableFrom={usableFrom} />
          {paidBefore && <Badge>{t('payments.beneficiaries.paidBefore')}</Badge>}
        </p>
      </div>
      <IconButton
        label={`${t('payments.beneficiaries.remove')}: ${name}`}
        icon={<Trash2 />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        icon={<Trash2 />}
        title={t('payments.beneficiaries.removeTitle', { name })}
        text={t('payments.beneficiaries.removeText')}
        confirmLabel={t('payments.beneficiaries.remove')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
      {confirmDialog}
    </li>
  );
}
