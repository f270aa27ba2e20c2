import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCaptcha } from '../../shared/captcha/use-captcha.tsx';
import { looksLikeNumber, type TypedNumber } from '../../shared/verification/phone-number.ts';
import { useCodeSending, type CodeSending } from '../../shared/verification/use-code-sending.ts';
import { useCountries } from '../../shared/verification/use-countries.ts';
import { usePhoneCode, type PhoneCode } from '../../shared/verification/use-phone-code.ts';
import { fieldOfCodeError } from './code-errors.ts';

type Purpose = 'smsLogin' | 'smsRegister' | 'smsPassword';

/** What a form calls the fields of a number. */
export type NumberNames<T extends FieldValues> = Record<'number' | 'code' | 'country', FieldPath<T>>;

export type NumberCodeOptions<T extends FieldValues> = {
  purpose: Purpose;
  form: Pick<UseFormReturn<T>, 'setError' | 'clearErrors' | 'getValues' | 'setFocus'>;
  names: NumberNames<T>;
  /** What no field can show; undefined clears it. */
  onProblem: (error: unknown) => void;
};

export type NumberCode = {
  phone: PhoneCode;
  sending: CodeSending;
  /** Before the call that sends; nothing while no other code can be asked for. */
  captchaField: ReactNode;
  typed: () => TypedNumber;
  checkNumber: (text: string) => true | string;
  /** Puts a refusal under the field that it is about; gives back what no field could show. */
  show: (error: unknown) => unknown;
};

/** A number, the code that is sent to it, and where in a form their errors stand. */
export function useNumberCode<T extends FieldValues>(options: NumberCodeOptions<T>): NumberCode {
  const { purpose, form, names, onProblem } = options;
  const { number, code, country } = names;
  const t = useTranslations('errors.verification');
  const errorText = useErrorText();
  const captcha = useCaptcha(purpose === 'smsPassword' ? 'recovery' : 'sms');
  const phone = usePhoneCode(`verification.${purpose}`);
  const { countries, own } = useCountries();

  const typed = (): TypedNumber => {
    const chosen = (form.getValues(country) as string) || own;
    const dialling = countries.find((entry) => entry.code === chosen)?.diallingCode;
    const mobileNum = (form.getValues(number) as string).trim();
    return { mobileNum, ...(dialling && { countryDialingCode: dialling }) };
  };

  const show = (error: unknown): unknown => {
    const field = fieldOfCodeError(error);
    if (!field) return error;
    form.setError(field === 'code' ? code : number, { message: errorText(error) }, { shouldFocus: true });
    return undefined;
  };

  const checkNumber = (text: string): true | string => {
    if (text.trim() === '') return t('phone_missing');
    return looksLikeNumber(text) || t('phone_invalid');
  };

  const sending = useCodeSending({
    kind: purpose,
    send: async () => {
      onProblem(undefined);
      const verdict = checkNumber(form.getValues(number));
      if (verdict !== true) {
        form.setError(number, { message: verdict }, { shouldFocus: true });
        return undefined;
      }
      form.clearErrors([number, code]);
      if (!phone.firebase && !captcha.ensure()) return undefined;
      const answer = await phone.send(typed(), captcha.answer);
      captcha.reset();
      form.setFocus(code);
      return answer;
    },
    onError: (error) => {
      if (!captcha.demand(error)) onProblem(show(error));
    },
  });

  const captchaField = sending.waitSeconds === 0 ? captcha.field : null;
  return { phone, sending, captchaField, typed, checkNumber, show };
}
