import { attemptKey, forgetAttempts, limitAttempt } from '../../../../platform/attempts.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { CONFIRMATION_MILLISECONDS, type Account } from '../../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { memberErrors, type MemberRow } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { confirmsTerms } from '../methods/admission.rules.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { SECRET_TRIES } from './passwords.config.ts';
import { replacePassword } from './passwords.queries.ts';
import { mayBeDefault, secretRefusal } from './passwords.rules.ts';
import { deleteResetLinksOf } from './reset-links.queries.ts';
import { signInKeys } from './sign-in-attempts.usecases.ts';

export type PasswordDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'outbox' | 'merchants' | 'audit' | 'hasher' | 'members' | 'sessions'
>;

type PasswordChange = {
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
  termsAccepted?: boolean | undefined;
  ageConfirmed?: boolean | undefined;
};
export type PasswordCaller = Caller & { language: string };

/** @throws `identity.terms_not_accepted`, `identity.under_age` */
function refuseUnconfirmed(
  { termsAccepted, ageConfirmed }: PasswordChange,
  { minimumAge }: { minimumAge: number },
): void {
  if (!termsAccepted) throw fieldRefusal(signInErrors.termsNotAccepted, 'termsAccepted');
  const { code } = signInErrors.underAge;
  if (!ageConfirmed)
    throw appError(signInErrors.underAge, {
      fields: [{ field: 'ageConfirmed', code, params: { minimumAge } }],
    });
}

export function createPasswords(deps: PasswordDeps) {
  const { db, clock, outbox, merchants, audit, hasher, members, sessions } = deps;

  /**
   * A changed password invalidates remembered devices, trusted addresses, sign-ins that wait for a proof, reset links,
   * and the lock after failed attempts. The owner is notified by mail. The caller ends the sessions.
   *
   * Somebody who knew the old password may have made an address trusted. Only the address where the owner changes or
   * resets the password stays trusted, if it was.
   */
  const afterChange = async (
    tx: Tx,
    { merchantId, id: accountId, account }: { merchantId: string; id: string; account: string },
    action: 'member.password_changed' | 'member.password_reset',
    caller: PasswordCaller,
  ): Promise<void> => {
    const owner = { merchantId, accountId };
    await sessions.devices.forgetAll(tx, owner);
    await sessions.addresses.forgetAll(tx, owner, { except: caller.ip });
    await deleteChallengesOf(tx, owner);
    await deleteResetLinksOf(tx, owner);
    await forgetAttempts(tx, signInKeys(merchantId, account, caller.ip).account);
    const { ip, language, requestId } = caller;
    const payload = { memberId: accountId, language, at: clock.now().toISOString() };
    await outbox.record(tx, { merchantId, type: 'member.password_changed', payload });
    await audit.record(tx, {
      merchantId,
      actor: { kind: 'member', id: accountId },
      action,
      subject: `member:${accountId}`,
      ip,
      ...(requestId ? { requestId } : {}),
    });
  };

  /** @throws `identity.password_reused` for the merchant's default password */
  const refuseDefault = async (merchantId: string, newPassword: string): Promise<void> => {
    const { defaultPasswordHash } = (await merchants.byId(merchantId)).settings.signIn;
    if (
      defaultPasswordHash &&
      mayBeDefault(newPassword) &&
      (await hasher.verify(defaultPasswordHash, newPassword))
    )
      throw fieldRefusal(signInErrors.passwordReused, 'newPassword');
  };

  /** @throws `identity.old_password_wrong`, `identity.locked`, `identity.confirmation_needed` */
  const proveOld = async (member: MemberRow, account: Account, old: string | undefined) => {
    const fresh = clock.now().getTime() - account.confirmedAt.getTime() <= CONFIRMATION_MILLISECONDS;
    if (member.password_hash === null) {
      // There is no old password to check, but a stranger with an open session must not set one.
      if (!fresh) throw appError(requestErrors.confirmationNeeded);
      return;
    }
    if (old === undefined && account.pending === 'password_change' && fresh) return;
    const wrong = fieldRefusal(
      signInErrors.oldPasswordWrong,
      'oldPassword',
      old === undefined ? 'field.required' : undefined,
    );
    if (old === undefined) throw wrong;
    const key = attemptKey(account.merchantId, 'password.old', account.id);
    await limitAttempt(deps, key, SECRET_TRIES, signInErrors.locked);
    if (!(await hasher.verify(member.password_hash, old))) throw wrong;
    await db.transaction().execute((tx) => forgetAttempts(tx, key));
  };

  return {
    afterChange,
    refuseDefault,

    /** Ends every other session of the account and frees this one of a pending change. */
    change: async (account: Account, body: PasswordChange, caller: PasswordCaller): Promise<void> => {
      const { merchantId, id: memberId } = account;
      if (account.kind === 'trial') throw appError(requestErrors.realAccountNeeded);
      const [{ settings }, member] = await Promise.all([
        merchants.byId(merchantId),
        members.find(merchantId, memberId),
      ]);
      if (!member) throw appError(memberErrors.notFound);
      const { newPassword, confirmNewPassword } = body;
      const refusal = secretRefusal(settings.registration.fields, 'password', {
        field: 'newPassword',
        secret: newPassword,
        repeated: { field: 'confirmNewPassword', secret: confirmNewPassword },
      });
      if (refusal) throw refusal;
      if (confirmsTerms(member)) refuseUnconfirmed(body, settings.brand);
      await proveOld(member, account, body.oldPassword);
      if (member.password_hash !== null && (await hasher.verify(member.password_hash, newPassword)))
        throw fieldRefusal(signInErrors.passwordReused, 'newPassword');
      await refuseDefault(merchantId, newPassword);
      const passwordHash = await hasher.hash(newPassword);
      const owner = { merchantId, accountId: memberId };
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const change = { merchantId, memberId, from: member.password_hash, to: passwordHash, at };
        if (!(await replacePassword(tx, change))) throw appError(signInErrors.oldPasswordWrong);
        await sessions.endOthers(tx, account);
        await sessions.clearPending(tx, owner, 'password_change');
        await afterChange(
          tx,
          { merchantId, id: memberId, account: member.account },
          'member.password_changed',
          caller,
        );
      });
      sessions.forget(owner);
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
