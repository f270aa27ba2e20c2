import type { DocumentFile } from '@croupier/contract/kyc/documents.ts';
import { REFUSAL_REASONS } from '@croupier/contract/kyc/kyc-states.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { CircleX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';

/** Refuses a document; the member sees the reason and the note, and is asked for another one. */
export function RefuseDialog({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const t = useTranslations('console.risk');
  const act = useTranslations('console.act');
  const errors = useTranslations('errors');
  const toast = useToast();
  const { merchantCode, id } = file;
  const form = useSecureForm({
    initial: { reason: '', note: '' },
    save: ({ reason, note }) =>
      call('documents.refuse', {
        params: { merchantCode, id },
        body: { reason: REFUSAL_REASONS.find((each) => each === reason) ?? 'other', note },
      }),
    invalidates: [['documents'], ['list', 'documents'], ['memberFile']],
    onSaved: () => {
      toast.show({ tone: 'win', title: t('refused') });
      onClose();
    },
  });
  return (
    <SecureFormDialog
      form={form}
      title={t('refuse')}
      description={t('refuseText')}
      icon={<CircleX />}
      submitLabel={t('refuse')}
      onClose={onClose}
    >
      <Select
        label={t('refusalLabel')}
        placeholder={act('chooseReason')}
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(`refusal.${value}`) }))}
        {...form.field('reason', { required: errors('field.required') })}
      />
      <TextArea label={t('noteLabel')} hint={t('noteHint')} {...form.field('note')} />
    </SecureFormDialog>
  );
}
