import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { useFieldRule } from '../../../shared/validation/use-field-rule.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { codeErrorFields } from '../use-binding-code.ts';
import { OwnCodeField } from './OwnCodeField.tsx';

const empty = {
  oldPaymentPassword: '',
  verificationCode: '',
  paymentPassword: '',
  confirmPaymentPassword: '',
};

/** Sets the withdrawal password. Changing it requires the old one, or a code sent to a linked contact. */
export function PaymentPasswordDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { hasPaymentPassword, email, mobile } = security;
  const required = t('errors.field.required');
  const { hint, inputMode, check } = useFieldRule('paymentPassword');
  const canSendCode = email?.verified === true || mobile?.verified === true;
  const [method, setMethod] = useState<'old' | 'code'>('old');
  const byOld = hasPaymentPassword && method === 'old';
  const byCode = hasPaymentPassword && method === 'code';
  const form = useSecureForm({
    initial: empty,
    errorFields: {
      ...(byOld && { 'identity.payment_password_wrong': 'oldPaymentPassword' }),
      'identity.payment_password_same': 'paymentPassword',
      'identity.field_pattern': 'paymentPassword',
      'identity.passwords_differ': 'confirmPaymentPassword',
      ...(byCode && codeErrorFields),
    },
    save: ({ oldPaymentPassword, verificationCode, ...chosen }) =>
      call('account.setPaymentPassword', {
        body: { ...chosen, ...(byOld && { oldPaymentPassword }), ...(byCode && { verificationCode }) },
      }),
    invalidates: [securityQuery.queryKey, memberQuery.queryKey],
    savedText: t('member.paymentPassword.saved'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<LockKeyhole />}
      title={t(hasPaymentPassword ? 'member.paymentPassword.change' : 'member.paymentPassword.set')}
      description={t('member.paymentPassword.text')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      {hasPaymentPassword && canSendCode && (
        <SegmentedControl
          label={t('member.paymentPassword.way')}
          value={method}
          onValueChange={setMethod}
          segments={[
            { value: 'old', label: t('member.paymentPassword.byOld') },
            { value: 'code', label: t('member.paymentPassword.byCode') },
          ]}
        />
      )}
      {byOld && (
        <PasswordField
          label={t('member.paymentPassword.old')}
          autoComplete="off"
          inputMode={inputMode}
          {...form.field('oldPaymentPassword', { required, shouldUnregister: true })}
        />
      )}
      {byCode && (
        <OwnCodeField
          bound={security}
          onError={form.showFieldError}
          {...form.field('verificationCode', {
            required: t('errors.verification.code_missing'),
            shouldUnregister: true,
          })}
        />
      )}
      <PasswordField
        label={t('member.paymentPassword.new')}
        hint={hint}
        autoComplete="off"
        inputMode={inputMode}
        {...form.field('paymentPassword', { validate: check })}
      />
      <PasswordField
        label={t('member.paymentPassword.again')}
        autoComplete="off"
        inputMode={inputMode}
        {...form.field('confirmPaymentPassword', {
          required,
          validate: (text, { paymentPassword }) =>
            text === paymentPassword || t('errors.identity.passwords_differ'),
        })}
      />
    </SecureFormDialog>
  );
}
