import { CodeField } from '@croupier/web/forms/CodeField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { PhoneField } from '../../../shared/verification/PhoneField.tsx';
import { useCountries } from '../../../shared/verification/use-countries.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { codeErrorFields, useBindingCode } from '../use-binding-code.ts';

/** Links a mobile number after verifying it with a code. */
export function MobileDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { countries, own } = useCountries();
  const [country, setCountry] = useState('');
  const countryDialingCode = countries.find(({ code }) => code === (country || own))?.diallingCode;
  const numberOf = (mobileNum: string) => ({
    mobileNum: mobileNum.trim(),
    ...(countryDialingCode && { countryDialingCode }),
  });
  const form = useSecureForm({
    initial: { mobileNum: '', verificationCode: '' },
    errorFields: {
      'identity.mobile_taken': 'mobileNum',
      'verification.phone_missing': 'mobileNum',
      'verification.phone_invalid': 'mobileNum',
      ...codeErrorFields,
    },
    save: ({ mobileNum, verificationCode }) =>
      call('account.bindMobile', { body: { ...numberOf(mobileNum), verificationCode } }),
    invalidates: [securityQuery.queryKey],
    savedText: t('member.mobile.saved'),
    onSaved: onClose,
  });
  const sending = useBindingCode({
    kind: 'bind-mobile',
    form,
    to: 'mobileNum',
    code: 'verificationCode',
    request: () => call('verification.smsBind', { body: numberOf(form.form.getValues('mobileNum')) }),
  });
  return (
    <SecureFormDialog
      form={form}
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
        {...form.field('mobileNum', { required: t('errors.verification.phone_missing') })}
      />
      <CodeField
        sending={sending}
        {...form.field('verificationCode', { required: t('errors.verification.code_missing') })}
      />
    </SecureFormDialog>
  );
}
