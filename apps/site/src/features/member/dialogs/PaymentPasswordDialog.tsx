import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { CODE_REFUSALS } from '../use-binding-code.ts';
import { useFieldRule } from '../use-field-rule.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { OwnCodeField } from './OwnCodeField.tsx';
import { SecretField } from './SecretField.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Change = {
  oldPaymentPassword: string;
  verificationCode: string;
  paymentPassword: string;
  confirmPaymentPassword: string;
};
const FIELDS = [
  'oldPaymentPassword',
  'verificationCode',
  'paymentPassword',
  'confirmPaymentPassword',
] as const;

/** Sets the withdrawal password; a new one takes the old one, or a code to what the account is bound to. */
export function PaymentPasswordDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { hasPaymentPassword, email, mobile } = security;
  const required = t('errors.field.required');
  const rule = useFieldRule('paymentPassword');
  const reachable = email?.verified === true || mobile?.verified === true;
  const [way, setWay] = useState<'old' | 'code'>('old');
  const byOld = hasPaymentPassword && way === 'old';
  const byCode = hasPaymentPassword && way === 'code';
  const {
    form,
    show,
    confirmed: _confirmed,
    ...secure
  } = useSecureForm<Change>({
    empty: { oldPaymentPassword: '', verificationCode: '', paymentPassword: '', confirmPaymentPassword: '' },
    fields: FIELDS,
    fieldOf: {
      ...(byOld && { 'identity.payment_password_wrong': 'oldPaymentPassword' }),
      'identity.payment_password_same': 'paymentPassword',
      'identity.field_pattern': 'paymentPassword',
      'identity.passwords_differ': 'confirmPaymentPassword',
      ...(byCode && CODE_REFUSALS),
    },
    save: ({ oldPaymentPassword, verificationCode, ...fresh }) =>
      call('account.setPaymentPassword', {
        body: { ...fresh, ...(byOld && { oldPaymentPassword }), ...(byCode && { verificationCode }) },
      }),
    changes: [securityQuery.queryKey, memberQuery.queryKey],
    savedText: t('member.paymentPassword.saved'),
    onSaved: onClose,
  });
  const { errors } = form.formState;
  return (
    <SecureDialog
      {...secure}
      icon={<LockKeyhole />}
      title={t(hasPaymentPassword ? 'member.paymentPassword.change' : 'member.paymentPassword.set')}
      description={t('member.paymentPassword.text')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      {hasPaymentPassword && reachable && (
        <SegmentedControl
          label={t('member.paymentPassword.way')}
          value={way}
          onValueChange={setWay}
          segments={[
            { value: 'old', label: t('member.paymentPassword.byOld') },
            { value: 'code', label: t('member.paymentPassword.byCode') },
          ]}
        />
      )}
      {byOld && (
        <SecretField
          label={t('member.paymentPassword.old')}
          error={errors.oldPaymentPassword?.message}
          autoComplete="off"
          inputMode={rule.inputMode}
          {...form.register('oldPaymentPassword', { required, shouldUnregister: true })}
        />
      )}
      {byCode && (
        <OwnCodeField
          bound={security}
          onError={show}
          error={errors.verificationCode?.message}
          {...form.register('verificationCode', {
            required: t('errors.verification.code_missing'),
            shouldUnregister: true,
          })}
        />
      )}
      <SecretField
        label={t('member.paymentPassword.new')}
        hint={rule.words}
        error={errors.paymentPassword?.message}
        autoComplete="off"
        inputMode={rule.inputMode}
        {...form.register('paymentPassword', { required })}
      />
      <SecretField
        label={t('member.paymentPassword.again')}
        error={errors.confirmPaymentPassword?.message}
        autoComplete="off"
        inputMode={rule.inputMode}
        {...form.register('confirmPaymentPassword', {
          required,
          validate: (text, { paymentPassword }) =>
            text === paymentPassword || t('errors.identity.passwords_differ'),
        })}
      />
    </SecureDialog>
  );
}
