import { useTranslations } from 'use-intl';
import { PasswordField } from '../forms/PasswordField.tsx';
import type { ServerForm } from '../forms/use-server-form.ts';

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string };
export const emptyPasswordChange: PasswordChange = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** The fields of the errors that a change of the password answers without naming one. */
export const passwordErrorFields = {
  'identity.old_password_wrong': 'oldPassword',
  'identity.password_reused': 'newPassword',
  'identity.field_pattern': 'newPassword',
  'identity.passwords_differ': 'confirmNewPassword',
} as const;

export type ChangePasswordFieldsProps = {
  form: ServerForm<PasswordChange>;
  /** Whether the old password has to be given. */
  asksOld: boolean;
  hint: string | undefined;
  /** True, or why the new password is refused. */
  check: (password: string) => true | string;
};

/** The old password, the new one, and the new one repeated. */
export function ChangePasswordFields({ form, asksOld, hint, check }: ChangePasswordFieldsProps) {
  const t = useTranslations();
  const required = t('errors.field.required');
  return (
    <>
      {asksOld && (
        <PasswordField
          label={t('auth.field.oldPassword')}
          autoComplete="current-password"
          {...form.field('oldPassword', { required })}
        />
      )}
      <PasswordField
        label={t('auth.field.newPassword')}
        hint={hint}
        autoComplete="new-password"
        {...form.field('newPassword', { validate: check, deps: ['confirmNewPassword'] })}
      />
      <PasswordField
        label={t('auth.field.confirmNewPassword')}
        autoComplete="new-password"
        {...form.field('confirmNewPassword', {
          required,
          validate: (text, { newPassword }) => text === newPassword || t('auth.confirmWrong'),
        })}
      />
    </>
  );
}
