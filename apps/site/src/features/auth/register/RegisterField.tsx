import type { FieldRule, RegistrationField } from '@croupier/contract/access/identity.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CodeField } from '@croupier/web/forms/CodeField.tsx';
import { PhoneField } from '../../../shared/verification/PhoneField.tsx';
import { useCountries } from '../../../shared/verification/use-countries.ts';
import { useFieldCheck } from '../../../shared/validation/use-field-check.ts';
import type { NumberCode } from '../use-number-code.ts';
import { inputKind } from './registration-inputs.ts';
import type { Registration } from './registration.ts';
import type { AffiliateCheck } from './use-affiliate-check.ts';

export type RegisterFieldProps = {
  name: RegistrationField;
  required: boolean;
  rule: FieldRule | undefined;
  form: ServerForm<Registration>;
  numberCode: NumberCode;
  affiliate: AffiliateCheck;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** One field of the registration form with a suitable input. */
export function RegisterField({ name, required, rule, form, numberCode, affiliate }: RegisterFieldProps) {
  const t = useTranslations('auth');
  const { check, hintOf } = useFieldCheck();
  const { countries } = useCountries();
  const { control, trigger, getValues } = form.form;
  const { kind, ...input } = inputKind(name);

  const leaveAffiliateCode = async (): Promise<void> => {
    if (!(await trigger('affiliateCode'))) affiliate.left(getValues('affiliateCode'));
  };
  const common = {
    label: t(`field.${name}`),
    aside: required ? undefined : t('optional'),
    ...form.field(name, {
      validate: (text, all) => {
        const problem = check({ name, text, required, rule, password: all.password });
        if (problem !== true || text.trim() === '') return problem;
        if (name === 'mobileNum') return numberCode.checkNumber(text);
        return name === 'affiliateCode' ? affiliate.check(text) : true;
      },
      ...(name === 'password' ? { deps: ['confirmPassword'] } : {}),
      ...(name === 'affiliateCode' ? { onBlur: () => void leaveAffiliateCode() } : {}),
    }),
    'aria-required': required,
  };

  if (kind === 'phone')
    return (
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <PhoneField {...common} country={field.value} onCountryChange={field.onChange} />
        )}
      />
    );
  if (kind === 'code') return <CodeField {...common} sending={numberCode.sending} />;
  if (kind === 'country')
    return (
      <Select
        {...common}
        options={[
          { value: '', label: t('choose') },
          ...countries.map((country) => ({ value: country.code, label: country.name })),
        ]}
      />
    );
  const hint = name === 'affiliateCode' ? affiliate.from : hintOf(name, rule);
  if (kind === 'password') return <PasswordField {...input} {...common} hint={hint} />;
  return (
    <TextField
      {...input}
      {...common}
      type={kind}
      hint={hint}
      autoCapitalize="none"
      spellCheck={false}
      {...(kind === 'date' ? { max: today() } : {})}
    />
  );
}
