import { Power } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';

/** Opens, closes or rests a method or an account at once, with a reason. */
export function StateDialog({
  title,
  submitLabel,
  doneText,
  save,
  onClose,
}: {
  title: string;
  submitLabel: string;
  doneText: string;
  save: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations('console.payments');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await save(reason);
      return { state: 'done' as const };
    },
    invalidates: [['paymentAccounts.accounts'], ['paymentAccounts.methods']],
    doneText,
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={title}
      description={t('atOnce')}
      icon={<Power />}
      submitLabel={submitLabel}
      onClose={onClose}
    />
  );
}
