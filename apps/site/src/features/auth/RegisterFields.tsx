import type { FieldRule, RegistrationField } from '@croupier/contract/identity.ts';
import { Button } from '@croupier/ui/Button.tsx';
import { Checkbox } from '@croupier/ui/Checkbox.tsx';
import { TextField } from '@croupier/ui/TextField.tsx';
import { showServerErrors } from '@croupier/web/form/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { FormProblem } from './FormProblem.tsx';
import { emptyRegistration, registrationUser, type Registration } from './registration.ts';
import { inputKind } from './registration-inputs.ts';
import { useFieldCheck } from './use-field-check.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { SwitchForm } from './SwitchForm.tsx';
import { useWelcome } from './use-welcome.ts';

type RegisterSettings = {
  minimumAge: number;
  fields: ReadonlyArray<{ name: RegistrationField; shown: boolean; required: boolean }>;
};
type RegisterRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

export type RegisterFieldsProps = {
  settings: RegisterSettings;
  rules: RegisterRules;
  onBusy: (busy: boolean) => void;
};

/** The form that the merchant's settings describe: which fields, in which order, required or not, and how they look. */
export function RegisterFields({ settings, rules, onBusy }: RegisterFieldsProps) {
  const t = useTranslations();
  const welcome = useWelcome('registered');
  const { check, hintOf } = useFieldCheck();
  const [problem, setProblem] = useState<unknown>();
  const shown = settings.fields.filter((field) => field.shown);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Registration>({
    defaultValues: emptyRegistration,
  });
  const { errors, isSubmitting } = formState;
  useFirstFocus(() => setFocus('username'));
  const age = String(settings.minimumAge);

  const submit = handleSubmit(async (registration) => {
    setProblem(undefined);
    onBusy(true);
    try {
      welcome(await call('identity.register', { body: registrationUser(registration) }));
    } catch (error) {
      const names = [...shown.map(({ name }) => name), 'termsAccepted', 'ageConfirmed'] as const;
      setProblem(showServerErrors<Registration>(error, names, setError));
    } finally {
      onBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-col gap-4">
        {shown.map(({ name, required }) => {
          const { type, ...kind } = inputKind(name);
          return (
            <TextField
              key={name}
              {...kind}
              type={type}
              label={t(`auth.field.${name}`)}
              aside={required ? undefined : t('auth.optional')}
              hint={hintOf(name, rules[name])}
              error={errors[name]?.message}
              autoCapitalize="none"
              spellCheck={false}
              aria-required={required}
              {...(type === 'password'
                ? { revealLabels: { show: t('auth.showPassword'), hide: t('auth.hidePassword') } }
                : {})}
              {...register(name, {
                validate: (text, all) =>
                  check({ name, text, required, rule: rules[name], password: all.password }),
                ...(name === 'password' ? { deps: ['confirmPassword'] } : {}),
              })}
            />
          );
        })}
      </div>
      <div className="mt-4 flex flex-col gap-0.5">
        <Checkbox
          label={t('auth.ageLabel', { age })}
          error={errors.ageConfirmed?.message}
          {...register('ageConfirmed', { required: t('auth.ageRequired', { age }) })}
        />
        <Checkbox
          label={t('auth.termsLabel')}
          error={errors.termsAccepted?.message}
          {...register('termsAccepted', { required: t('auth.termsRequired') })}
        />
      </div>
      <div className="mt-4">
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          {t('auth.registerSubmit')}
        </Button>
      </div>
      <SwitchForm question={t('auth.toLogin')} link={t('auth.toLoginLink')} to={paths.login()} />
    </form>
  );
}
