import { ageOn } from '@croupier/contract/kyc/age.ts';
import type { DocumentFile } from '@croupier/contract/kyc/documents.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';

/** Accepts a document, with what has to be read off it. */
export function AcceptDialog({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const t = useTranslations('console.risk');
  const errors = useTranslations('errors');
  const toast = useToast();
  const [now] = useState(() => new Date());
  const { merchantCode, id, need, minimumAge, profile } = file;
  const isIdentity = need === 'identity';
  const form = useSecureForm({
    initial: { bornOn: '', expiresOn: '' },
    save: ({ bornOn, expiresOn }) =>
      call('documents.accept', {
        params: { merchantCode, id },
        body: { bornOn: bornOn || null, expiresOn: expiresOn || null },
      }),
    invalidates: [['documents'], ['list', 'documents'], ['memberFile']],
    onSaved: () => {
      toast.show({ tone: 'win', title: t('accepted') });
      onClose();
    },
  });
  const bornOn = form.form.watch('bornOn');
  const age = /^\d{4}-\d{2}-\d{2}$/.test(bornOn) ? ageOn(bornOn, now) : undefined;
  return (
    <SecureFormDialog
      form={form}
      title={t('accept')}
      description={t('acceptText')}
      icon={<CircleCheck />}
      submitLabel={t('accept')}
      onClose={onClose}
    >
      {isIdentity && (
        <TextField
          type="date"
          label={t('bornOn')}
          hint={profile.birthday ? t('bornOnStated', { day: profile.birthday }) : t('bornOnHint')}
          {...form.field('bornOn', { required: errors('field.required') })}
        />
      )}
      {age !== undefined && (
        <output className={age < minimumAge ? 'text-sm text-lose' : 'text-sm text-muted'}>
          {t(age < minimumAge ? 'closesAccount' : 'profile.age', { age: String(age) })}
        </output>
      )}
      <TextField type="date" label={t('expiresOn')} hint={t('expiresHint')} {...form.field('expiresOn')} />
    </SecureFormDialog>
  );
}
