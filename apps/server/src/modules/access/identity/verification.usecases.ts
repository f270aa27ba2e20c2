import type { CaptchaAnswer, CaptchaPurpose } from '@croupier/contract/captcha.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { verificationErrors, type CodePurpose, type Verification } from '../verification/index.ts';
import { findMember, findMemberByMobile } from './members.queries.ts';

/** Which switch of the merchant a code stands behind. */
type Feature = 'codeLogin' | 'smsVerification';
type Caller = { merchantId: string; ip: string; language: string };
type Typed = { mobileNum: string; countryDialingCode?: string | undefined };
type Sent = { expiredMinutes: number };

export type CodeSendingDeps = {
  db: Db;
  merchants: Pick<Merchants, 'byId'>;
  verification: Pick<Verification, 'mobileOf' | 'sendCode' | 'countries' | 'isBusy'>;
  captcha: Pick<Captcha, 'check'>;
};

/** To whom codes are sent. Nothing tells a visitor whether somebody here has a number. */
export function createCodeSending({ db, merchants, verification, captcha }: CodeSendingDeps) {
  const need = async (merchantId: string, feature: Feature): Promise<void> => {
    const { features } = (await merchants.byId(merchantId)).settings.brand;
    if (!features[feature]) throw appError(verificationErrors.notEnabled);
  };

  /** @param wants whether a number gets its code, by the status of the member who has it */
  const toVisitor =
    (
      feature: Feature,
      purpose: CodePurpose,
      captchaPurpose: CaptchaPurpose,
      wants: (status: string | undefined) => boolean,
    ) =>
    async (caller: Caller, body: Typed & CaptchaAnswer): Promise<Sent> => {
      const { merchantId, ip, language } = caller;
      await need(merchantId, feature);
      // Before the captcha: a slip of the finger should not cost another one.
      const to = await verification.mobileOf(merchantId, body);
      const trouble = await verification.isBusy({ merchantId, to, ip });
      await captcha.check(merchantId, captchaPurpose, body, { trouble, ip });
      const member = await findMemberByMobile(db, merchantId, to);
      const deliver = wants(member?.status);
      return verification.sendCode({ merchantId, purpose, channel: 'sms', to, ip, language, deliver });
    };

  const isOpen = (status: string | undefined): boolean => status === 'open';

  return {
    forLogin: toVisitor('codeLogin', 'login', 'sms', isOpen),
    forRegistration: toVisitor('smsVerification', 'register', 'sms', (status) => status === undefined),
    forPassword: toVisitor('smsVerification', 'password', 'recovery', isOpen),

    /** Whoever reads the code has the number, so it may be told then that somebody else has bound it. */
    forMobile: async (caller: Caller, body: Typed): Promise<Sent> => {
      const { merchantId, ip, language } = caller;
      await need(merchantId, 'smsVerification');
      const to = await verification.mobileOf(merchantId, body);
      return verification.sendCode({ merchantId, purpose: 'bind', channel: 'sms', to, ip, language });
    },

    forEmail: ({ merchantId, ip, language }: Caller, { email }: { email: string }): Promise<Sent> =>
      verification.sendCode({ merchantId, purpose: 'bind', channel: 'email', to: email, ip, language }),

    /** @throws `verification.phone_missing`, `verification.not_enabled` where nothing is bound to send it to */
    forOwn: async (caller: Caller & { memberId: string }, channel: 'sms' | 'email'): Promise<Sent> => {
      const { merchantId, ip, language, memberId } = caller;
      if (channel === 'sms') await need(merchantId, 'smsVerification');
      const member = await findMember(db, merchantId, memberId);
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
