import type { FieldRule, RegistrationField } from '@croupier/contract/identity.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { forgetReferralCode, referralCode } from '../../../shared/sign-in/referral.ts';
import { useGettingIn } from '../auth-steps.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';
import { useNumberCode } from '../use-number-code.ts';
import { Consents } from './Consents.tsx';
import { RegisterField } from './RegisterField.tsx';
import { emptyRegistration, registrationUser, type Registration } from './registration.ts';
import { useAffiliateCheck } from './use-affiliate-check.ts';

export type ShownField = { name: RegistrationField; shown: boolean; required: boolean };
export type RegisterRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

export type RegisterFieldsProps = {
  call: 'identity.register' | 'identity.registerMobile';
  fields: readonly ShownField[];
  rules: RegisterRules;
  minimumAge: number;
  /** From a provider that stands for the password. */
  ticket?: string;
  /** What the provider told, to begin with. */
  told?: Partial<Registration>;
};

/** The form that the merchant's settings describe: which fields, in which order, required or not, and how they look. */
export function RegisterFields(props: RegisterFieldsProps) {
  const { call: name, fields, rules, minimumAge, ticket, told } = props;
  const t = useTranslations();
  const getIn = useGettingIn();
  const captcha = useCaptcha('registration');
  const affiliate = useAffiliateCheck();
  const [problem, setProblem] = useState<unknown>();
  // The captcha has a place of its own.
  const shown = fields.filter((field) => field.shown && field.name !== 'captcha');
  const form = useForm<Registration>({ defaultValues: { ...emptyRegistration, ...told } });
  const { handleSubmit, setError, setFocus, formState } = form;
  const [first] = shown;
  useFirstFocus(() => first && setFocus(first.name));
  const asksCode = shown.some((field) => field.name === 'verificationCode');
  const numberCode = useNumberCode<Registration>({
    purpose: 'smsRegister',
    form,
    names: { number: 'mobileNum', code: 'verificationCode', country: 'country' },
    onProblem: setProblem,
  });
  const { phone, typed } = numberCode;

  const submit = handleSubmit(async (registration) => {
    setProblem(undefined);
    if (!captcha.ensure()) return;
    const referral = referralCode();
    const error = await getIn(
      async () => {
        const proven =
          asksCode && phone.firebase && registration.verificationCode.trim() !== ''
            ? {
                firebaseChannel: 'phone' as const,
                firebaseIdToken: await phone.tokenFor(registration.verificationCode.trim()),
              }
            : {};
        const { countryDialingCode } = typed();
        const body = registrationUser(registration, {
          login: true,
          domain: location.hostname,
          ...(registration.mobileNum.trim() && countryDialingCode && { countryDialingCode }),
          ...(referral && { referralCode: referral }),
          ...(ticket && { socialTicket: ticket }),
          ...proven,
          ...captcha.answer,
        });
        const started = await call(name, { body });
        forgetReferralCode();
        return started;
      },
      { welcome: 'registered' },
    );
    if (error === undefined || captcha.demand(error)) return;
    const names = [...shown.map((field) => field.name), 'termsAccepted', 'ageConfirmed'] as const;
    const rest = showServerErrors<Registration>(error, names, setError);
    setProblem(asksCode ? numberCode.show(rest) : rest);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-col gap-4">
        {shown.map((field) => (
          <RegisterField
            key={field.name}
            {...field}
            rule={rules[field.name]}
            form={form}
            numberCode={numberCode}
            affiliate={affiliate}
          />
        ))}
        {asksCode && numberCode.captchaField}
        {captcha.field}
      </div>
      <Consents form={form} minimumAge={minimumAge} />
      <div className="mt-4">
        <Problem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
          {t('auth.registerSubmit')}
        </Button>
      </div>
    </form>
  );
}
