import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { PhoneField } from '../../shared/verification/PhoneField.tsx';
import type { NumberCode, NumberNames } from './use-number-code.ts';

export type NumberFieldsProps<T extends FieldValues> = {
  form: UseFormReturn<T>;
  names: NumberNames<T>;
  numberCode: NumberCode;
};

/** A number, and the code that is sent to it. */
export function NumberFields<T extends FieldValues>({ form, names, numberCode }: NumberFieldsProps<T>) {
  const t = useTranslations();
  const { control, register, formState, getFieldState } = form;
  const { number, code, country } = names;
  const { sending, captchaField, checkNumber } = numberCode;
  return (
    <>
      <Controller
        control={control}
        name={country}
        render={({ field }) => (
          <PhoneField
            label={t('auth.field.mobileNum')}
            error={getFieldState(number, formState).error?.message}
            country={field.value}
            onCountryChange={field.onChange}
            {...register(number, { validate: checkNumber })}
          />
        )}
      />
      {captchaField}
      <CodeField
        error={getFieldState(code, formState).error?.message}
        sending={sending}
        {...register(code, {
          required: t('errors.verification.code_missing'),
          setValueAs: (value: string) => value.trim(),
        })}
      />
    </>
  );
}
