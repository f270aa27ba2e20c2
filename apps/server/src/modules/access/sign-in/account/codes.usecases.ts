import type { CaptchaAnswer, CaptchaPurpose } from '@croupier/contract/access/captcha.ts';
import type { Cookies } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { verificationErrors, type CodePurpose } from '../../verification/index.ts';
import type { SignInDeps } from '../sign-in.types.ts';

/** The feature of the merchant that a code requires. */
type Feature = 'codeLogin' | 'smsVerification';
type Caller = { merchantId: string; ip: string; language: string; cookies?: Cookies };
type Typed = { mobileNum: string; countryDialingCode?: string | undefined };
type Sent = { expiredMinutes: number };

export type CodeSendingDeps = Pick<SignInDeps, 'merchants' | 'captcha'> & {
  members: Pick<SignInDeps['members'], 'find' | 'findByMobile'>;
  verification: Pick<SignInDeps['verification'], 'mobileOf' | 'sendCode' | 'countries' | 'isBusy'>;
};

/** Sends verification codes. The answers do not reveal to a visitor whether a number belongs to an account. */
export function createCodeSending({ merchants, members, verification, captcha }: CodeSendingDeps) {
  const requireFeature = async (merchantId: string, feature: Feature): Promise<void> => {
    const { features } = (await merchants.byId(merchantId)).settings.brand;
    if (!features[feature]) throw appError(verificationErrors.notEnabled);
  };

  /** @param wants whether a number gets a code, by the status of the member it belongs to */
  const toVisitor =
    (
      feature: Feature,
      purpose: CodePurpose,
      captchaPurpose: CaptchaPurpose,
      wants: (status: string | undefined) => boolean,
    ) =>
    async (caller: Caller, body: Typed & CaptchaAnswer): Promise<Sent> => {
      const { merchantId, ip, language, cookies } = caller;
      await requireFeature(merchantId, feature);
      // Before the captcha, so that a typing error does not cost one.
      const to = await verification.mobileOf(merchantId, body);
      const trouble = await verification.isBusy({ merchantId, to, ip });
      await captcha.check(merchantId, captchaPurpose, body, { trouble, ip, cookies });
      const member = await members.findByMobile(merchantId, to);
      const deliver = wants(member?.status);
      return verification.sendCode({ merchantId, purpose, channel: 'sms', to, ip, language, deliver });
    };

  const isOpen = (status: string | undefined): boolean => status === 'open';

  return {
    forLogin: toVisitor('codeLogin', 'login', 'sms', isOpen),
    forRegistration: toVisitor('smsVerification', 'register', 'sms', (status) => status === undefined),
    forPassword: toVisitor('smsVerification', 'password', 'recovery', isOpen),

    /** Only after the code proves the number may its holder learn that another account has it. */
    forMobile: async (caller: Caller, body: Typed): Promise<Sent> => {
      const { merchantId, ip, language } = caller;
      await requireFeature(merchantId, 'smsVerification');
      const to = await verification.mobileOf(merchantId, body);
      return verification.sendCode({ merchantId, purpose: 'bind', channel: 'sms', to, ip, language });
    },

    forEmail: ({ merchantId, ip, language }: Caller, { email }: { email: string }): Promise<Sent> =>
      verification.sendCode({ merchantId, purpose: 'bind', channel: 'email', to: email, ip, language }),

    /** @throws `verification.phone_missing` or `verification.not_enabled` when nothing is bound to send a code to */
    forOwn: async (caller: Caller & { memberId: string }, channel: 'sms' | 'email'): Promise<Sent> => {
      const { merchantId, ip, language, memberId } = caller;
      if (channel === 'sms') await requireFeature(merchantId, 'smsVerification');
      const member = await members.find(merchantId, memberId);
      const verifiedAt = channel === 'sms' ? member?.mobile_verified_at : member?.email_verified_at;
      const to = channel === 'sms' ? member?.mobile : member?.email;
      if (!verifiedAt || !to)
        throw appError(channel === 'sms' ? verificationErrors.phoneMissing : verificationErrors.notEnabled);
      return verification.sendCode({ merchantId, purpose: 'own', channel, to, ip, language });
    },

    countries: verification.countries,
  };
}

export type CodeSending = ReturnType<typeof createCodeSending>;
