import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { sendPhoneCode, signInWithPhone } from './firebase-phone.ts';
import { internationalNumber, type TypedNumber } from './phone-number.ts';
import { useOwnDiallingCode } from './use-countries.ts';
import { TOO_MANY_MINUTES } from '@croupier/web/forms/use-code-sending.ts';

/** With firebase another code may be requested after a minute. */
const FIREBASE_MINUTES = 1;

type OwnCall = 'verification.smsLogin' | 'verification.smsRegister' | 'verification.smsPassword';

export type PhoneCode = {
  /** Whether firebase verifies numbers here; its tokens replace codes. */
  firebase: boolean;
  send: (number: TypedNumber, captcha: CaptchaAnswer) => Promise<{ expiredMinutes: number }>;
  /** Firebase only: the token for a code. It is cached because a code works at firebase only once. */
  tokenFor: (code: string) => Promise<string>;
};

/** Sends codes to a phone, by the merchant's gateway or by firebase, whichever is configured. */
export function usePhoneCode(ownCall: OwnCall): PhoneCode {
  const { register } = useBoot().permission.info;
  const t = useTranslations('errors.verification');
  const session = useRef('');
  const token = useRef<{ code: string; idToken: string }>(undefined);
  // The server accepts firebase tokens for sign-in and registration, but not for a new password.
  const settings = ownCall === 'verification.smsPassword' ? null : register.firebase;
  const ownDiallingCode = useOwnDiallingCode();

  /** Our server's text for this error contains the minutes. */
  const worded = (error: unknown): unknown => {
    if (!(error instanceof ApiError) || error.code !== 'verification.too_many_requests') return error;
    const message = t('too_many_requests', { minutes: TOO_MANY_MINUTES });
    return new ApiError({ code: error.code, message, value: null }, error.status, error);
  };

  return {
    firebase: settings !== null,
    send: async (number, captcha) => {
      if (!settings) return call(ownCall, { body: { ...number, ...captcha } });
      token.current = undefined;
      try {
        const countryDialingCode = number.countryDialingCode ?? (await ownDiallingCode());
        session.current = await sendPhoneCode(
          settings,
          internationalNumber({ ...number, countryDialingCode }),
        );
      } catch (error) {
        throw worded(error);
      }
      return { expiredMinutes: FIREBASE_MINUTES };
    },
    tokenFor: async (code) => {
      if (!settings) throw new Error('numbers are not checked by firebase here');
      if (token.current?.code === code) return token.current.idToken;
      const missing = { code: 'verification.code_missing', message: '', value: null };
      if (!session.current) throw new ApiError(missing, 0);
      const idToken = await signInWithPhone(settings, { sessionInfo: session.current, code }).catch(
        (error: unknown) => {
          throw worded(error);
        },
      );
      token.current = { code, idToken };
      return idToken;
    },
  };
}
