import type { LoginBody, SessionStarted } from '@croupier/contract/session.ts';
import type { CaptchaAnswer } from '@croupier/contract/captcha.ts';
import { hasFailed } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError, requestErrors, type AppError } from '../../../platform/http/errors.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import { verificationErrors } from '../verification/index.ts';
import { CAPTCHA_AFTER } from './identity.config.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import {
  findMember,
  findMemberByAccount,
  findMemberByMobile,
  renewPasswordHash,
  type MemberWithHash,
} from './members.queries.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import type { Caller } from './sessions.usecases.ts';
import { signInKeys, type PasswordCheck, type SignInKeys, type SignInTries } from './sign-in.password.ts';
import { mayBeDefault, type Area } from './sign-in.rules.ts';
import { limitBeginning } from './sign-in.beginning.ts';
import type { SignIn } from './sign-in.usecases.ts';

type Options = { area?: Area | undefined; remember?: boolean | undefined };
export type PasswordLogin = { username: string; password: string } & Options & CaptchaAnswer;
type SmsLogin = Extract<LoginBody, { type: 'sms' }>;
type FirebaseLogin = Extract<LoginBody, { type: 'firebase' }>;

export type WaysDeps = Pick<
  IdentityParts,
  'merchants' | 'captcha' | 'verification' | 'federation' | 'factors'
> & {
  db: Db;
  clock: Clock;
  hasher: PasswordHasher;
  check: PasswordCheck;
  tries: SignInTries;
  signIn: Pick<SignIn, 'admit'>;
};

/** The ways in that need nothing but this call: each finds out who it is and goes to the one door. */
export function createWaysIn(deps: WaysDeps) {
  const { db, clock, merchants, captcha, verification, federation, factors, hasher, check, tries, signIn } =
    deps;

  const inTrouble = async ({ account, address }: SignInKeys): Promise<boolean> => {
    const since = new Date(clock.now().getTime() - CAPTCHA_AFTER.windowSeconds * 1000);
    return (
      (await hasFailed(db, account, { times: CAPTCHA_AFTER.account, since })) ||
      (await hasFailed(db, address, { times: CAPTCHA_AFTER.address, since }))
    );
  };

  /** Tells the form whether the next try needs a captcha: after this one there is a failure. */
  const withCaptchaFlag = async (error: unknown, merchantId: string): Promise<unknown> => {
    if ((error as Partial<AppError>).code !== identityErrors.badCredentials.code) return error;
    const kind = await captcha.needed(merchantId, 'login', true);
    return kind ? appError(identityErrors.badCredentials, { value: { captcha: true, kind } }) : error;
  };

  const isDefault = async ({ settings }: Merchant, password: string): Promise<boolean> => {
    const { defaultPasswordHash } = settings.signIn;
    return (
      defaultPasswordHash !== null &&
      mayBeDefault(password) &&
      (await hasher.verify(defaultPasswordHash, password))
    );
  };

  /** A number counts as its own name: whoever guesses codes meets the same limit. */
  const byNumber = async (
    merchant: Merchant,
    caller: Caller,
    number: () => Promise<string>,
  ): Promise<MemberWithHash> => {
    const keys = signInKeys(merchant.id, '', caller.ip);
    await tries.reserveAddress(keys);
    const member = await findMemberByMobile(db, merchant.id, await number());
    if (!member) throw appError(identityErrors.badCredentials);
    await tries.settleAddress(keys);
    return member;
  };

  return {
    /** @throws the refusals that the contract lists for the call */
    byPassword: async (merchantId: string, login: PasswordLogin, caller: Caller): Promise<SessionStarted> => {
      const { username: account, password, area, remember } = login;
      const merchant = await merchants.byId(merchantId);
      const trouble = await inTrouble(await tries.keysFor(merchantId, account, caller.ip));
      await captcha.check(merchantId, 'login', login, { trouble, ip: caller.ip });
      const member = await check
        .verify({ merchantId, account, password, caller }, (key) => findMemberByAccount(db, merchantId, key))
        .catch(async (error: unknown) => {
          throw await withCaptchaFlag(error, merchantId);
        });
      const rehashed = await check.rehash(member, password);
      if (rehashed !== undefined && member.password_hash !== null)
        await renewPasswordHash(db, { merchantId, id: member.id, from: member.password_hash, to: rehashed });
      const usedDefault = await isDefault(merchant, password);
      return signIn.admit({ merchant, member, via: 'password', caller, area, remember, usedDefault });
    },

    /** @throws `verification.not_enabled` where the merchant signs nobody in by code */
    bySms: async (merchantId: string, login: SmsLogin, caller: Caller): Promise<SessionStarted> => {
      const { username: mobileNum, countryDialingCode, password: code, area, remember } = login;
      const merchant = await merchants.byId(merchantId);
      if (!merchant.settings.brand.features.codeLogin) throw appError(verificationErrors.notEnabled);
      const to = await verification.mobileOf(merchantId, { mobileNum, countryDialingCode });
      const member = await byNumber(merchant, caller, async () => {
        await verification.checkCode({
          merchantId,
          purpose: 'login',
          channel: 'sms',
          to,
          code,
          ip: caller.ip,
        });
        return to;
      });
      return signIn.admit({ merchant, member, via: 'sms', caller, area, remember });
    },

    byFirebase: async (merchantId: string, login: FirebaseLogin, caller: Caller): Promise<SessionStarted> => {
      const { firebaseIdToken, area, remember } = login;
      const merchant = await merchants.byId(merchantId);
      if (!merchant.settings.brand.features.codeLogin) throw appError(verificationErrors.notEnabled);
      const member = await byNumber(merchant, caller, () => federation.phoneOf(merchantId, firebaseIdToken));
      return signIn.admit({ merchant, member, via: 'firebase', caller, area, remember });
    },

    passkeyOptions: async (merchantId: string, { origin, ip }: { origin: string; ip: string }) => {
      const { settings } = await merchants.byId(merchantId);
      if (!settings.signIn.passkeys) throw appError(requestErrors.forbidden);
      await limitBeginning(deps, merchantId, ip);
      return factors.passkeyRequest(merchantId, origin);
    },

    /** @throws `factors.passkey_unknown`, `identity.challenge_gone` */
    byPasskey: async (
      merchantId: string,
      passkey: { challenge: string; response: Record<string, unknown> } & Options,
      caller: Caller & { origin: string },
    ): Promise<SessionStarted> => {
      const { challenge, response, area, remember } = passkey;
      const merchant = await merchants.byId(merchantId);
      if (!merchant.settings.signIn.passkeys) throw appError(requestErrors.forbidden);
      const { origin } = caller;
      const { accountId } = await factors.checkPasskey({ merchantId, origin, challenge, response });
      const member = await findMember(db, merchantId, accountId);
      if (!member) throw appError(identityErrors.badCredentials);
      return signIn.admit({ merchant, member, via: 'passkey', caller, area, remember });
    },
  };
}

export type WaysIn = ReturnType<typeof createWaysIn>;
