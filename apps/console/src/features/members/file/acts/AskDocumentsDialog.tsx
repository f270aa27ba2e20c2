import { DOCUMENT_NEEDS, type DocumentNeed } from '@croupier/contract/kyc/kyc-states.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../shared/call.ts';
import { fileKey, type MemberRef } from '../member-file.queries.ts';

/** Asks a member for documents; the member gets a message. */
export function AskDocumentsDialog({ member, onClose }: { member: MemberRef; onClose: () => void }) {
  const t = useTranslations('console.risk');
  const toast = useToast();
  const [needs, setNeeds] = useState<readonly DocumentNeed[]>([]);
  const form = useSecureForm({
    initial: { note: '' },
    save: ({ note }) => call('documents.ask', { params: member, body: { needs: [...needs], note } }),
    invalidates: [fileKey(member), ['list', 'documents']],
    onSaved: ({ asked }) => {
      toast.show({ tone: 'win', title: t('askedDone', { count: asked }) });
      onClose();
    },
  });
  return (
    <SecureFormDialog
      form={form}
      title={t('ask')}
      description={t('askText')}
      icon={<FileQuestion />}
      submitLabel={t('ask')}
      submitDisabled={needs.length === 0}
      onClose={onClose}
    >
      <fieldset>
        <legend className="text-sm font-medium text-muted">{t('needLabel')}</legend>
        {DOCUMENT_NEEDS.map((need) => (
          <Checkbox
            key={need}
            label={t(`need.${need}`)}
            checked={needs.includes(need)}
            onChange={({ target }) =>
              setNeeds(target.checked ? [...needs, need] : needs.filter((each) => each !== need))
            }
          />
        ))}
      </fieldset>
      <TextArea label={t('noteLabel')} hint={t('noteHint')} {...form.field('note')} />
    </SecureFormDialog>
  );
}
