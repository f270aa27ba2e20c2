import type { FieldRule, RegistrationField } from '@croupier/contract/access/identity.ts';
import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { WarningDialog } from '@croupier/ui/overlays/WarningDialog.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { forgetReferralCode, referralCode } from '../../../shared/sign-in/referral.ts';
import { useSignIn } from '../auth-steps.ts';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { numberErrorFields, useNumberCode } from '../use-number-code.ts';
import { Consents } from './Consents.tsx';
import { RegisterField } from './RegisterField.tsx';
import { emptyRegistration, registrationUser, type Registration } from './registration.ts';
import { isInvitationError, useAffiliateCheck } from './use-affiliate-check.ts';
import { useLinkVisit } from './use-link-visit.ts';

export type ShownField = { name: RegistrationField; shown: boolean; required: boolean };
export type RegisterRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

export type RegisterFieldsProps = {
  call: 'identity.register' | 'identity.registerMobile';
  fields: readonly ShownField[];
  rules: RegisterRules;
  minimumAge: number;
  /** A ticket from a provider that replaces the password. */
  ticket?: string;
  /** Initial values from the provider. */
  told?: Partial<Registration>;
};

const NUMBER = { number: 'mobileNum', code: 'verificationCode', country: 'country' } as const;

/** The registration form; the merchant's settings determine fields, order and rules. */
export function RegisterFields(props: RegisterFieldsProps) {
  const { call: name, fields, rules, minimumAge, ticket, told } = props;
  const t = useTranslations('auth');
  const closeLabel = useTranslations('common')('close');
  const signIn = useSignIn();
  const captcha = useCaptcha('registration');
  const affiliate = useAffiliateCheck();
  // The captcha is rendered separately.
  const shown = fields.filter((field) => field.shown && field.name !== 'captcha');
  const asksCode = shown.some((field) => field.name === 'verificationCode');
  // The code of an invitation link fills its field, where the visitor can see and change it.
  const asksInvitation = shown.some((field) => field.name === 'affiliateCode');
  const invitation = referralCode() ?? '';
  useLinkVisit(invitation);

  const proofOfNumber = async (code: string) =>
    asksCode && phone.firebase && code !== ''
      ? { firebaseChannel: 'phone' as const, firebaseIdToken: await phone.tokenFor(code) }
      : {};
  const register = async (registration: Registration): Promise<SessionStarted> => {
    const { countryDialingCode } = typed();
    const body = registrationUser(registration, {
      login: true,
      domain: location.hostname,
      ...(registration.mobileNum.trim() && countryDialingCode && { countryDialingCode }),
      ...(invitation && { referralCode: invitation }),
      ...(ticket && { socialTicket: ticket }),
      ...(await proofOfNumber(registration.verificationCode.trim())),
      ...captcha.answer,
    });
    const started = await call(name, { body });
    forgetReferralCode();
    return started;
  };
  const form = useServerForm<Registration>({
    initial: { ...emptyRegistration, affiliateCode: invitation, ...told },
    fields: [...shown.map((field) => field.name), 'termsAccepted', 'ageConfirmed'],
    errorFields: asksCode ? numberErrorFields(NUMBER) : {},
    isReady: captcha.ensure,
    onError: (error) => {
      if (isInvitationError(error)) affiliate.refused(error);
      return captcha.demand(error);
    },
    onInvalid: () => affiliate.submitted(form.form.getValues('affiliateCode')),
    save: (registration) => signIn(() => register(registration), { welcome: 'registered' }),
  });
  const numberCode = useNumberCode<Registration>({ purpose: 'smsRegister', form, names: NUMBER });
  const { phone, typed } = numberCode;
  const [first] = shown;
  useFirstFocus(() => first && form.form.setFocus(first.name));
  return (
    <Form form={form} submitLabel={t('registerSubmit')}>
      {shown.map((field) => (
        <RegisterField
          key={field.name}
          {...field}
          rule={rules[field.name]}
          {...{ form, numberCode, affiliate }}
        />
      ))}
      {invitation && !asksInvitation && (
        <p className="rounded-field bg-well px-3.5 py-2.5 text-sm text-muted shadow-well">
          {t('field.affiliateCode')}: <strong className="text-text">{invitation}</strong>
        </p>
      )}
      {asksCode && numberCode.captchaField}
      {captcha.field}
      <Consents form={form} minimumAge={minimumAge} />
      <WarningDialog
        open={affiliate.warning !== undefined}
        title={t('field.affiliateCode')}
        text={affiliate.warning}
        closeLabel={closeLabel}
        buttonLabel={t('understood')}
        onClose={affiliate.dismiss}
      />
    </Form>
  );
}
