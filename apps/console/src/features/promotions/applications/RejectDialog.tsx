import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

type RejectDialogProps = { params: { merchantCode: string; id: string }; onClose: () => void };

/** Rejects with a remark that the member reads. */
export function RejectDialog({ params, onClose }: RejectDialogProps) {
  const t = useTranslations('console.promotions');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('promotionsDesk.rejectApplication', { params, body: { remark: reason } });
      return { state: 'done' as const };
    },
    invalidates: [['promotionsDesk.applications']],
    doneText: t('rejected'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('reject')}
      description={t('rejectText')}
      icon={<X />}
      submitLabel={t('reject')}
      onClose={onClose}
    />
  );
}
