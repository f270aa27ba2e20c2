import { CodeField } from '@croupier/web/forms/CodeField.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { Controller, type FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PhoneField } from '../../shared/verification/PhoneField.tsx';
import type { NumberCode, NumberNames } from './use-number-code.ts';

export type NumberFieldsProps<T extends FieldValues> = {
  form: ServerForm<T>;
  names: NumberNames<T>;
  numberCode: NumberCode;
};

/** A mobile number and the code that is sent to it. */
export function NumberFields<T extends FieldValues>({ form, names, numberCode }: NumberFieldsProps<T>) {
  const t = useTranslations();
  const { number, code, country } = names;
  const { sending, captchaField, checkNumber } = numberCode;
  return (
    <>
      <Controller
        control={form.form.control}
        name={country}
        render={({ field }) => (
          <PhoneField
            label={t('auth.field.mobileNum')}
            country={field.value}
            onCountryChange={field.onChange}
            {...form.field(number, { validate: checkNumber })}
          />
        )}
      />
      {captchaField}
      <CodeField
        sending={sending}
        {...form.field(code, {
          required: t('errors.verification.code_missing'),
          setValueAs: (value: string) => value.trim(),
        })}
      />
    </>
  );
}
