import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { securityQuery, sessionsQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { useFieldRule } from '../use-field-rule.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { SecretField } from './SecretField.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Change = { oldPassword: string; newPassword: string; confirmNewPassword: string };
const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** The old password, the new one, and the new one again. */
export function PasswordDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const required = t('errors.field.required');
  const rule = useFieldRule('password');
  const { hasPassword } = security;
  const { form, ...secure } = useSecureForm<Change>({
    empty: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    fields: FIELDS,
    fieldOf: {
      'identity.old_password_wrong': 'oldPassword',
      'identity.password_reused': 'newPassword',
      'identity.field_pattern': 'newPassword',
      'identity.passwords_differ': 'confirmNewPassword',
    },
    save: ({ oldPassword, ...fresh }) =>
      call('account.changePassword', { body: hasPassword ? { oldPassword, ...fresh } : fresh }),
    changes: [securityQuery.queryKey, sessionsQuery.queryKey],
    savedText: t('member.password.saved'),
    onSaved: onClose,
  });
  const { errors } = form.formState;
  return (
    <SecureDialog
      {...secure}
      icon={<KeyRound />}
      title={t(hasPassword ? 'member.password.change' : 'member.password.set')}
      description={t('member.password.note')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      {hasPassword && (
        <SecretField
          label={t('member.password.old')}
          error={errors.oldPassword?.message}
          autoComplete="current-password"
          {...form.register('oldPassword', { required })}
        />
      )}
      <SecretField
        label={t('member.password.new')}
        hint={rule.words}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword', { required })}
      />
      <SecretField
        label={t('member.password.again')}
        error={errors.confirmNewPassword?.message}
        autoComplete="new-password"
        {...form.register('confirmNewPassword', {
          required,
          validate: (text, { newPassword }) => text === newPassword || t('errors.identity.passwords_differ'),
        })}
      />
    </SecureDialog>
  );
}
