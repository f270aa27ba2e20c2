import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { CodeField } from '../../../shared/verification/CodeField.tsx';
import { PhoneField } from '../../../shared/verification/PhoneField.tsx';
import { useCountries } from '../../../shared/verification/use-countries.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { CODE_REFUSALS, useBindingCode } from '../use-binding-code.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Binding = { mobileNum: string; verificationCode: string };
const FIELDS = ['mobileNum', 'verificationCode'] as const;

/** A number with its dialling code, and the code that was sent there. */
export function MobileDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { countries, own } = useCountries();
  const [country, setCountry] = useState('');
  const countryDialingCode = countries.find(({ code }) => code === (country || own))?.diallingCode;
  const numberOf = (mobileNum: string) => ({
    mobileNum: mobileNum.trim(),
    ...(countryDialingCode && { countryDialingCode }),
  });
  const { form, show, confirmed, ...secure } = useSecureForm<Binding>({
    empty: { mobileNum: '', verificationCode: '' },
    fields: FIELDS,
    fieldOf: {
      'identity.mobile_taken': 'mobileNum',
      'verification.phone_missing': 'mobileNum',
      'verification.phone_invalid': 'mobileNum',
      ...CODE_REFUSALS,
    },
    save: ({ mobileNum, verificationCode }) =>
      call('account.bindMobile', { body: { ...numberOf(mobileNum), verificationCode } }),
    changes: [securityQuery.queryKey],
    savedText: t('member.mobile.saved'),
    onSaved: onClose,
  });
  const { errors } = form.formState;
  const sending = useBindingCode({
    kind: 'bind-mobile',
    secure: { form, show, confirmed },
    to: 'mobileNum',
    code: 'verificationCode',
    send: () => call('verification.smsBind', { body: numberOf(form.getValues('mobileNum')) }),
  });
  return (
    <SecureDialog
      {...secure}
      icon={<MessageSquareText />}
      title={t(security.mobile?.verified ? 'member.mobile.change' : 'member.mobile.bind')}
      description={t('member.mobile.text')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      <PhoneField
        label={t('member.mobile.label')}
        country={country}
        onCountryChange={setCountry}
        error={errors.mobileNum?.message}
        {...form.register('mobileNum', { required: t('errors.verification.phone_missing') })}
      />
      <CodeField
        sending={sending}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', { required: t('errors.verification.code_missing') })}
      />
    </SecureDialog>
  );
}
