import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  attemptKey,
  forgetAttempts,
  hasFailed,
  limitAttempt,
  returnAttempt,
} from '../../../platform/attempts.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors, type ErrorDefinition } from '../../../platform/http/errors.ts';
import { codeMail, smsText } from './code-texts.rules.ts';
import { countSend, hasSpentCode, replaceCode, tryCode, type CodeKey } from './codes.queries.ts';
import { countryOfNumber } from './phones.rules.ts';
import {
  BUSY,
  CHECK_LIMITS,
  DAILY_CAPS,
  FLOOR_MILLISECONDS,
  MAX_TRIES,
  SEND_LIMITS,
} from './verification.config.ts';
import { verificationErrors } from './verification.errors.ts';
import type { CodeAddress, SendCode, Verification, VerificationDeps } from './verification.types.ts';

const CODE = /^\d{6}$/;
const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

const targetOf = ({ channel, to }: Pick<CodeAddress, 'channel' | 'to'>): string =>
  `${channel}:${channel === 'email' ? to.trim().toLowerCase() : to}`;

const keyOf = (address: CodeAddress): CodeKey => ({
  merchantId: address.merchantId,
  purpose: address.purpose,
  channel: address.channel,
  targetHash: createHash('sha256').update(targetOf(address)).digest(),
});

/** Sends and checks codes. Neither answers nor timing reveal whether a number has an account. */
export function createCodes(deps: VerificationDeps): Pick<Verification, 'sendCode' | 'checkCode' | 'isBusy'> {
  const { db, clock, merchants, delivery, translate } = deps;
  const caps = deps.caps ?? DAILY_CAPS;
  const floorMilliseconds = deps.floorMilliseconds ?? FLOOR_MILLISECONDS;

  async function limitSending(send: SendCode): Promise<void> {
    const { merchantId, ip } = send;
    const target = targetOf(send);
    const limit = (
      scope: keyof typeof SEND_LIMITS,
      subject: string,
      error: ErrorDefinition = verificationErrors.tooManyRequests,
    ): Promise<void> =>
      limitAttempt(deps, attemptKey(merchantId, `verification.${scope}`, subject), SEND_LIMITS[scope], error);
    await limit('pause', target, requestErrors.tooMany);
    await limit('address', addressKey(ip));
    await limit('target', target);
  }

  async function countMessage({ merchantId, to, deliver = true }: SendCode, home: string): Promise<void> {
    const reach = countryOfNumber(to) === home ? 'home' : 'abroad';
    const add = deliver ? 1 : 0;
    const counted = await countSend(db, { merchantId, at: clock.now(), reach, add, cap: caps[reach] });
    if (!counted) throw appError(verificationErrors.quotaExceeded);
  }

  async function deliverCode(send: SendCode, code: string, minutes: number): Promise<void> {
    const { merchantId, channel, to, language, purpose, deliver = true } = send;
    const merchantName = (await merchants.byId(merchantId)).name;
    const words = { language, merchantName, purpose, code, minutes };
    if (!deliver) return channel === 'sms' ? delivery.probeSms(merchantId) : undefined;
    if (channel === 'sms') return delivery.sendSms(merchantId, { to, text: smsText(translate, words) });
    return delivery.sendMail(merchantId, { to, ...codeMail(translate, words) });
  }

  return {
    sendCode: async (send) => {
      const { merchantId, channel } = send;
      const { settings, integrations } = await merchants.byId(merchantId);
      if (!(channel === 'sms' ? integrations.sms : integrations.mail))
        throw appError(verificationErrors.notEnabled);
      await limitSending(send);
      if (channel === 'sms') await countMessage(send, settings.signIn.country);
      const minutes = settings.signIn.codeMinutes;
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + minutes * 60_000);
      // Also stored for a number without an account, so that checking behaves the same.
      const code = newCode();
      const salt = randomBytes(16);
      const codeHash = createHash('sha256').update(salt).update(code).digest();
      const work = replaceCode(db, keyOf(send), { salt, codeHash, at, expiresAt }).then(() =>
        deliverCode(send, code, minutes),
      );
      const [outcome] = await Promise.allSettled([work, delay(floorMilliseconds)]);
      if (outcome.status === 'rejected') throw outcome.reason;
      return { expiredMinutes: minutes };
    },

    isBusy: async ({ merchantId, to, ip }) => {
      const target = targetOf({ channel: 'sms', to });
      const now = clock.now().getTime();
      const busy = (scope: keyof typeof BUSY, subject: string): Promise<boolean> =>
        hasFailed(db, attemptKey(merchantId, `verification.${scope}`, subject), {
          times: BUSY[scope],
          since: new Date(now - SEND_LIMITS[scope].windowSeconds * 1000),
        });
      return (await busy('target', target)) || (await busy('address', addressKey(ip)));
    },

    checkCode: async ({ code: typed, ip, ...address }) => {
      const code = typed.replace(/[\s-]/g, '');
      if (code === '') throw appError(verificationErrors.codeMissing);
      if (!CODE.test(code)) throw appError(verificationErrors.codeInvalid);
      const { merchantId } = address;
      const byTarget = attemptKey(merchantId, 'verification.check.target', targetOf(address));
      const byAddress = attemptKey(merchantId, 'verification.check.address', addressKey(ip));
      await limitAttempt(deps, byAddress, CHECK_LIMITS.address, verificationErrors.tooManyRequests);
      await limitAttempt(deps, byTarget, CHECK_LIMITS.target, verificationErrors.tooManyRequests);
      const key = keyOf(address);
      // Commit before throwing, so that a wrong attempt stays counted.
      const refusal = await db.transaction().execute(async (tx) => {
        const right = await tryCode(tx, key, { code, at: clock.now(), maxTries: MAX_TRIES });
        if (right === undefined) {
          // There was no code to guess; counting this would let anyone lock out the owner of a number.
          await returnAttempt(tx, byTarget, CHECK_LIMITS.target);
          return (await hasSpentCode(tx, key))
            ? verificationErrors.codeExpired
            : verificationErrors.codeInvalid;
        }
        if (!right) return verificationErrors.codeInvalid;
        await forgetAttempts(tx, byTarget);
        await returnAttempt(tx, byAddress, CHECK_LIMITS.address);
        return undefined;
      });
      if (refusal) throw appError(refusal);
    },
  };
}
