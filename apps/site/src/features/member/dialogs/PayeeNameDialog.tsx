import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { useFieldRule } from '../use-field-rule.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Name = { payeeName: string };

/** The name on the bank account, which is set once. */
export function PayeeNameDialog({ onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const rule = useFieldRule('payeeName');
  const { form, ...secure } = useSecureForm<Name>({
    empty: { payeeName: '' },
    fields: ['payeeName'],
    fieldOf: { 'identity.field_pattern': 'payeeName' },
    save: (body) => call('account.setPayeeName', { body }),
    changes: [securityQuery.queryKey],
    savedText: t('member.payeeName.saved'),
    onSaved: onClose,
  });
  return (
    <SecureDialog
      {...secure}
      icon={<BadgeCheck />}
      title={t('member.payeeName.set')}
      description={t('member.payeeName.once')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      <TextField
        label={t('member.payeeName.label')}
        hint={rule.words}
        error={form.formState.errors.payeeName?.message}
        autoComplete="name"
        maxLength={128}
        {...form.register('payeeName', {
          required: t('errors.field.required'),
          setValueAs: (text: string) => text.trim(),
        })}
      />
    </SecureDialog>
  );
}
