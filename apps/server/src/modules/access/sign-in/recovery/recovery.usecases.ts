import type { SessionStarted } from '@croupier/contract/access/session.ts';
import { attemptKey, limitAttempt } from '../../../../platform/attempts.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { hashToken } from '../../../../platform/tokens.ts';
import { isHolder, kindOf } from '../../members/index.ts';
import { verificationErrors } from '../../verification/index.ts';
import { overwritePassword } from '../credentials/passwords.queries.ts';
import { secretRefusal } from '../credentials/passwords.rules.ts';
import type { PasswordCaller, PasswordDeps, Passwords } from '../credentials/passwords.usecases.ts';
import { findResetLink, spendResetLink, type ResetHolder } from '../credentials/reset-links.queries.ts';
import { samePassword, type Admission } from '../methods/admission.usecases.ts';
import { statusRefusal } from '../credentials/status.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { RECOVERIES_OF_ADDRESS } from './recovery.config.ts';

export type RecoveryDeps = PasswordDeps &
  Pick<SignInDeps, 'verification'> & {
    passwords: Pick<Passwords, 'afterChange' | 'refuseDefault'>;
    admission: Pick<Admission, 'admit'>;
  };

/** Choosing a new password with a mailed link or a code sent to the phone. */
export function createRecovery(deps: RecoveryDeps) {
  const { db, clock, merchants, members, hasher, sessions, verification, passwords, admission } = deps;

  /** @throws `identity.reset_link_gone` */
  const linkOf = async (
    merchantId: string,
    token: string,
  ): Promise<{ tokenHash: Buffer; holder: ResetHolder }> => {
    const tokenHash = hashToken(token);
    const holder = tokenHash && (await findResetLink(db, { merchantId, tokenHash, now: clock.now() }));
    if (!tokenHash || !holder) throw appError(signInErrors.resetLinkGone);
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

    /** Ends every session of the account. */
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
        throw fieldRefusal(signInErrors.passwordReused, 'newPassword');
      await passwords.refuseDefault(merchantId, body.newPassword);
      const to = await hasher.hash(body.newPassword);
      const owner = { merchantId, accountId: holder.account_id };
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        // Locked first, as everywhere: another change of the password deletes the link.
        await members.lock(tx, merchantId, holder.account_id);
        // Of two concurrent calls, only one gets past this.
        if (!(await spendResetLink(tx, { merchantId, tokenHash, now: at })))
          throw appError(signInErrors.resetLinkGone);
        await overwritePassword(tx, { merchantId, memberId: holder.account_id, to, at });
        await sessions.endAll(tx, owner);
        const member = { merchantId, id: holder.account_id, account: holder.account };
        await passwords.afterChange(tx, member, 'member.password_reset', caller);
      });
      sessions.forget(owner);
    },

    /** An unknown number gets the answer of a wrong code. */
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
      const member = await members.findByMobile(merchantId, to);
      if (!member || kindOf(member.type) === 'trial') throw appError(verificationErrors.codeInvalid);
      const closed = statusRefusal(member.status);
      if (closed) throw appError(closed);
      // Checked after the code, although that is consumed: the answer reveals the default password.
      await passwords.refuseDefault(merchantId, body.newPassword);
      const passwordHash = await hasher.hash(body.newPassword);
      const owner = { merchantId, accountId: member.id };
      const changedAt = await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const current = await members.lock(tx, merchantId, member.id);
        // The number may have been moved to another account since the code was checked.
        if (!current || !isHolder(current, to)) throw appError(verificationErrors.codeInvalid);
        const changed = await overwritePassword(tx, {
          merchantId,
          memberId: member.id,
          to: passwordHash,
          at,
        });
        await sessions.endAll(tx, owner);
        await passwords.afterChange(tx, { ...member, merchantId }, 'member.password_reset', caller);
        return changed ?? at;
      });
      sessions.forget(owner);
      const stillHolds = samePassword(changedAt);
      return admission.admit({ merchant, member, via: 'recovery', caller, stillHolds });
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
