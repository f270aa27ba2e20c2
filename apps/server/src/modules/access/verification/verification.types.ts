import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Translate } from '../../../platform/http/server.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Delivery } from '../delivery/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Country } from './countries.rules.ts';
import type { DailyCaps } from './verification.config.ts';

/** A code sent for one purpose is not accepted for another. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind' | 'own' | 'proof';
export type CodeChannel = 'sms' | 'email';

export type CodeAddress = {
  merchantId: string;
  purpose: CodePurpose;
  channel: CodeChannel;
  /** E.164, or a mail address. */
  to: string;
};

export type SendCode = CodeAddress & {
  ip: string;
  language: string;
  /** False for a number without an account: same answer, duration and limits, but nothing is sent. */
  deliver?: boolean | undefined;
};

export type VerificationDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  delivery: Pick<Delivery, 'sendSms' | 'probeSms' | 'sendMail'>;
  translate: Translate;
  /** The minimum time that sending takes. */
  floorMilliseconds?: number;
  caps?: DailyCaps;
};

export type Verification = {
  /** E.164. @throws `verification.phone_missing`, `verification.phone_invalid`, with the field `mobileNum` */
  mobileOf: (
    merchantId: string,
    input: { mobileNum: string; countryDialingCode?: string | undefined },
  ) => Promise<string>;
  /**
   * Sends a six-digit code, which replaces the previous one.
   *
   * @throws `request.too_many` within a second, `verification.too_many_requests` with minutes to wait,
   *   `.quota_exceeded`, `.not_enabled`, `.gateway_failed`
   */
  sendCode: (input: SendCode) => Promise<{ expiredMinutes: number }>;
  /**
   * Consumes a code.
   *
   * @throws `verification.code_missing`, `.code_invalid`, `.code_expired` (too old, or after five wrong attempts),
   *   `.too_many_requests`
   */
  checkCode: (input: CodeAddress & { code: string; ip: string }) => Promise<void>;
  /** Whether so many messages went to a number, or came from an address, that the next one should require a captcha. */
  isBusy: (input: { merchantId: string; to: string; ip: string }) => Promise<boolean>;
  /** Countries with their dialling codes, the merchant's own first. */
  countries: (merchantId: string) => Promise<Country[]>;
  /** `+66 ••• 1234` */
  maskMobile: (e164: string) => string;
  /** `a•••@example.com` */
  maskEmail: (email: string) => string;
  jobs: readonly Job[];
};
