import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { NotConfirmed } from '@croupier/web/security/not-confirmed.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import type { Confirmed } from '@croupier/web/security/use-confirmation.ts';
import { sessionsQuery } from '../../shared/me.queries.ts';
import { Problem } from '../../shared/Problem.tsx';

type Passwords = { oldPassword: string; newPassword: string; confirmNewPassword: string };
const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const LEAST_CHARACTERS = 12;

export type PasswordFormProps = { confirmed: Confirmed; onSaved: () => void };

/** The old password, and the new one twice. */
export function PasswordForm({ confirmed, onSaved }: PasswordFormProps) {
  const t = useTranslations();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<unknown>();
  const { register, handleSubmit, setError, formState } = useForm<Passwords>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await confirmed(() => call('console.changePassword', { body }));
      toast.show({ tone: 'win', title: t('console.passwordSaved') });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onSaved();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(showServerErrors<Passwords>(error, FIELDS, setError));
    }
  });
  const rules = {
    oldPassword: { required: t('errors.field.required') },
    newPassword: {
      required: t('errors.field.required'),
      minLength: { value: LEAST_CHARACTERS, message: t('console.passwordTooShort') },
    },
    confirmNewPassword: {
      validate: (text: string, { newPassword }: Passwords) =>
        text === newPassword || t('errors.identity.passwords_differ'),
    },
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {FIELDS.map((name) => (
        <TextField
          key={name}
          {...register(name, rules[name])}
          type="password"
          label={t(`auth.field.${name}`)}
          hint={name === 'newPassword' && t('console.passwordHint')}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={128}
          revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
          error={errors[name]?.message}
        />
      ))}
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('auth.changeSubmit')}
      </Button>
    </form>
  );
}
