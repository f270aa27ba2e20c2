import type { SessionStarted } from '@croupier/contract/session.ts';
import { attemptKey, limitAttempt } from '../../../platform/attempts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { verificationErrors, type Verification } from '../verification/index.ts';
import { identityErrors } from './identity.errors.ts';
import { findMemberByMobile } from './members.queries.ts';
import { kindOf } from './members.rules.ts';
import { overwritePassword } from './passwords.queries.ts';
import { secretRefusal } from './passwords.rules.ts';
import type { PasswordCaller, PasswordDeps, Passwords } from './passwords.usecases.ts';
import { RECOVERIES_OF_ADDRESS } from './recovery.config.ts';
import { findResetLink, spendResetLink, type ResetHolder } from './recovery.queries.ts';
import { hashToken } from '../../../platform/tokens.ts';
import type { SignIn } from './sign-in.usecases.ts';

export type RecoveryDeps = PasswordDeps & {
  db: Db;
  verification: Pick<Verification, 'mobileOf' | 'checkCode'>;
  passwords: Pick<Passwords, 'afterChange' | 'refuseDefault'>;
  signIn: Pick<SignIn, 'admit'>;
};

export function createRecovery(deps: RecoveryDeps) {
  const { db, clock, merchants, hasher, sessions, verification, passwords } = deps;

  /** @throws `identity.reset_link_gone` */
  const linkOf = async (
    merchantId: string,
    token: string,
  ): Promise<{ tokenHash: Buffer; holder: ResetHolder }> => {
    const tokenHash = hashToken(token);
    const holder = tokenHash && (await findResetLink(db, { merchantId, tokenHash, now: clock.now() }));
    if (!tokenHash || !holder) throw appError(identityErrors.resetLinkGone);
    return { tokenHash, holder };
  };

  const fieldsOf = async (merchantId: string) =>
    (await merchants.byId(merchantId)).settings.registration.fields;

  return {
    /** @throws `identity.reset_link_gone` */
    check: async (merchantId: string, token: string): Promise<{ account: string }> => {
      const { holder } = await linkOf(merchantId, token);
      return { account: holder.account };
    },

    /** Every session of the account ends. */
    reset: async (
      merchantId: string,
      body: { token: string; newPassword: string; confirmNewPassword: string },
      caller: PasswordCaller,
    ): Promise<void> => {
      const { tokenHash, holder } = await linkOf(merchantId, body.token);
      const refusal = secretRefusal(await fieldsOf(merchantId), 'password', {
        field: 'newPassword',
        secret: body.newPassword,
        repeated: { field: 'confirmNewPassword', secret: body.confirmNewPassword },
      });
      if (refusal) throw refusal;
      if (holder.password_hash !== null && (await hasher.verify(holder.password_hash, body.newPassword)))
        throw appError(identityErrors.passwordReused, {
          fields: [{ field: 'newPassword', code: identityErrors.passwordReused.code }],
        });
      await passwords.refuseDefault(merchantId, body.newPassword);
      const to = await hasher.hash(body.newPassword);
      const owner = { merchantId, accountId: holder.account_id };
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        // Here it is decided which of two at once may.
        if (!(await spendResetLink(tx, { merchantId, tokenHash, now: at })))
          throw appError(identityErrors.resetLinkGone);
        await overwritePassword(tx, { merchantId, memberId: holder.account_id, to, at });
        await sessions.endAll(tx, owner);
        const member = { merchantId, id: holder.account_id, account: holder.account };
        await passwords.afterChange(tx, member, 'member.password_reset', caller);
      });
      sessions.forget(owner);
    },

    /** A number that nobody has is answered like a wrong code. */
    byPhone: async (
      merchantId: string,
      body: {
        newPassword: string;
        mobileNum: string;
        countryDialingCode?: string | undefined;
        verificationCode: string;
      },
      caller: PasswordCaller,
    ): Promise<SessionStarted> => {
      const merchant = await merchants.byId(merchantId);
      const refusal = secretRefusal(merchant.settings.registration.fields, 'password', {
        field: 'newPassword',
        secret: body.newPassword,
      });
      if (refusal) throw refusal;
      const to = await verification.mobileOf(merchantId, body);
      const key = attemptKey(merchantId, 'recovery.address', addressKey(caller.ip));
      await limitAttempt(deps, key, RECOVERIES_OF_ADDRESS, requestErrors.tooMany);
      const { ip } = caller;
      const code = body.verificationCode;
      await verification.checkCode({ merchantId, purpose: 'password', channel: 'sms', to, code, ip });
      const member = await findMemberByMobile(db, merchantId, to);
      if (!member || kindOf(member.type) === 'trial') throw appError(verificationErrors.codeInvalid);
      if (member.status !== 'open') throw appError(identityErrors.accountClosed);
      // After the code, though it is used up: anybody could find the default password out by asking.
      await passwords.refuseDefault(merchantId, body.newPassword);
      const passwordHash = await hasher.hash(body.newPassword);
      const owner = { merchantId, accountId: member.id };
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        await overwritePassword(tx, { merchantId, memberId: member.id, to: passwordHash, at });
        await sessions.endAll(tx, owner);
        await passwords.afterChange(tx, { ...member, merchantId }, 'member.password_reset', caller);
      });
      sessions.forget(owner);
      return deps.signIn.admit({ merchant, member, via: 'recovery', caller });
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
