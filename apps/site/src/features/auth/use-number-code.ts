import { useCodeSending, type CodeSending } from '@croupier/web/forms/use-code-sending.ts';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCaptcha } from '../../shared/captcha/use-captcha.tsx';
import { looksLikeNumber, type TypedNumber } from '../../shared/verification/phone-number.ts';
import { useCountries } from '../../shared/verification/use-countries.ts';
import { usePhoneCode, type PhoneCode } from '../../shared/verification/use-phone-code.ts';

type Purpose = 'smsLogin' | 'smsRegister' | 'smsPassword';

/** The names of the number's fields in a form. */
export type NumberNames<T extends FieldValues> = Record<'number' | 'code' | 'country', FieldPath<T>>;

/** The fields for errors about the number and its code, which each call names differently. */
export const numberErrorFields = <N extends string, C extends string>(names: { number: N; code: C }) => ({
  'verification.code_missing': names.code,
  'verification.code_invalid': names.code,
  'verification.code_expired': names.code,
  'verification.phone_missing': names.number,
  'verification.phone_invalid': names.number,
});

export type NumberCodeOptions<T extends FieldValues> = {
  purpose: Purpose;
  form: ServerForm<T>;
  names: NumberNames<T>;
};

export type NumberCode = {
  phone: PhoneCode;
  sending: CodeSending;
  /** The captcha required before sending; hidden while no other code may be sent. */
  captchaField: ReactNode;
  typed: () => TypedNumber;
  checkNumber: (text: string) => true | string;
};

/** A mobile number in a form, and the code sent to it. */
export function useNumberCode<T extends FieldValues>(options: NumberCodeOptions<T>): NumberCode {
  const { purpose, form, names } = options;
  const { number, code, country } = names;
  const { getValues, setError, clearErrors, setFocus } = form.form;
  const t = useTranslations('errors.verification');
  const captcha = useCaptcha(purpose === 'smsPassword' ? 'recovery' : 'sms');
  const phone = usePhoneCode(`verification.${purpose}`);
  const { countries, own } = useCountries();

  const typed = (): TypedNumber => {
    const chosen = (getValues(country) as string) || own;
    const dialling = countries.find((entry) => entry.code === chosen)?.diallingCode;
    const mobileNum = (getValues(number) as string).trim();
    return { mobileNum, ...(dialling && { countryDialingCode: dialling }) };
  };
  const checkNumber = (text: string): true | string => {
    if (text.trim() === '') return t('phone_missing');
    return looksLikeNumber(text) || t('phone_invalid');
  };
  const sending = useCodeSending({
    kind: purpose,
    request: async () => {
      form.showError(undefined);
      const verdict = checkNumber(getValues(number));
      if (verdict !== true) {
        setError(number, { message: verdict }, { shouldFocus: true });
        return undefined;
      }
      clearErrors([number, code]);
      if (!phone.firebase && !captcha.ensure()) return undefined;
      const answer = await phone.send(typed(), captcha.answer);
      captcha.reset();
      setFocus(code);
      return answer;
    },
    onError: (error) => captcha.demand(error) || form.showFieldError(error),
  });
  const captchaField = sending.waitSeconds === 0 ? captcha.field : null;
  return { phone, sending, captchaField, typed, checkNumber };
}
