import { TextField } from '@croupier/ui/fields/TextField.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePasswordRule } from '../use-password-rule.ts';

export type NewPassword = { oldPassword: string; newPassword: string; confirmNewPassword: string };

export const emptyNewPassword: NewPassword = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** A new password, twice. */
export function NewPasswordFields({ form }: { form: UseFormReturn<NewPassword> }) {
  const t = useTranslations('auth');
  const { hint, checkNew, checkAgain } = usePasswordRule();
  const { register, formState } = form;
  const revealLabels = { show: t('showPassword'), hide: t('hidePassword') };
  return (
    <>
      <TextField
        type="password"
        label={t('field.newPassword')}
        hint={hint}
        error={formState.errors.newPassword?.message}
        autoComplete="new-password"
        revealLabels={revealLabels}
        {...register('newPassword', { validate: checkNew, deps: ['confirmNewPassword'] })}
      />
      <TextField
        type="password"
        label={t('field.confirmNewPassword')}
        error={formState.errors.confirmNewPassword?.message}
        autoComplete="new-password"
        revealLabels={revealLabels}
        {...register('confirmNewPassword', {
          validate: (text, all) => {
            const verdict = checkAgain(text, all.newPassword);
            // The two fields differ.
            return verdict === true || text === '' ? verdict : t('confirmWrong');
          },
        })}
      />
    </>
  );
}
