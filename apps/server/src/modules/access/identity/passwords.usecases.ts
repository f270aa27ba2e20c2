import { attemptKey, forgetAttempts, limitAttempt } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { CONFIRMATION_MILLISECONDS, type Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { deleteDevicesOf } from './devices.queries.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, type MemberWithHash } from './members.queries.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { SECRET_TRIES } from './passwords.config.ts';
import { replacePassword } from './passwords.queries.ts';
import { secretRefusal } from './passwords.rules.ts';
import { deleteResetLinksOf } from './recovery.queries.ts';
import type { Caller, Sessions } from './sessions.usecases.ts';
import { signInKeys } from './sign-in.password.ts';
import { mayBeDefault } from './sign-in.rules.ts';

export type PasswordDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
  hasher: PasswordHasher;
  sessions: Sessions;
};

export type PasswordCaller = Caller & { language: string };

const fieldOf = (field: string, error: { code: string }) => ({ fields: [{ field, code: error.code }] });

export function createPasswords(deps: PasswordDeps) {
  const { db, clock, outbox, merchants, audit, hasher, sessions } = deps;

  /**
   * What a changed password ends: remembered devices, sign-ins that wait for a proof, links for choosing one, and the
   * lock that failed tries brought about. The owner is told by mail. Sessions are the caller's affair.
   */
  const afterChange = async (
    tx: Tx,
    { merchantId, id: accountId, account }: { merchantId: string; id: string; account: string },
    action: 'member.password_changed' | 'member.password_reset',
    caller: PasswordCaller,
  ): Promise<void> => {
    const owner = { merchantId, accountId };
    await deleteDevicesOf(tx, owner);
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

  /** @throws `identity.password_reused` for the fixed password that accounts opened by hand begin with */
  const refuseDefault = async (merchantId: string, newPassword: string): Promise<void> => {
    const { defaultPasswordHash } = (await merchants.byId(merchantId)).settings.signIn;
    if (
      defaultPasswordHash &&
      mayBeDefault(newPassword) &&
      (await hasher.verify(defaultPasswordHash, newPassword))
    )
      throw appError(identityErrors.passwordReused, fieldOf('newPassword', identityErrors.passwordReused));
  };

  /** @throws `identity.old_password_wrong`, `identity.locked`, `identity.confirmation_needed` */
  const proveOld = async (member: MemberWithHash, account: Account, old: string | undefined) => {
    const fresh = clock.now().getTime() - account.confirmedAt.getTime() <= CONFIRMATION_MILLISECONDS;
    if (member.password_hash === null) {
      // Nothing to ask for: whoever found a session open must not set a password of their own.
      if (!fresh) throw appError(requestErrors.confirmationNeeded);
      return;
    }
    if (old === undefined && account.pending === 'password_change' && fresh) return;
    const wrong = appError(
      identityErrors.oldPasswordWrong,
      fieldOf(
        'oldPassword',
        old === undefined ? { code: 'field.required' } : identityErrors.oldPasswordWrong,
      ),
    );
    if (old === undefined) throw wrong;
    const key = attemptKey(account.merchantId, 'password.old', account.id);
    await limitAttempt(deps, key, SECRET_TRIES, identityErrors.locked);
    if (!(await hasher.verify(member.password_hash, old))) throw wrong;
    await db.transaction().execute((tx) => forgetAttempts(tx, key));
  };

  return {
    afterChange,
    refuseDefault,

    /** Every other session of the account ends; this one is free to do everything again. */
    change: async (
      account: Account,
      body: { oldPassword?: string | undefined; newPassword: string; confirmNewPassword: string },
      caller: PasswordCaller,
    ): Promise<void> => {
      const { merchantId, id: memberId } = account;
      if (account.kind === 'trial') throw appError(requestErrors.realAccountNeeded);
      const [{ settings }, member] = await Promise.all([
        merchants.byId(merchantId),
        findMember(db, merchantId, memberId),
      ]);
      if (!member) throw appError(identityErrors.memberNotFound);
      const { newPassword, confirmNewPassword } = body;
      const refusal = secretRefusal(settings.registration.fields, 'password', {
        field: 'newPassword',
        secret: newPassword,
        repeated: { field: 'confirmNewPassword', secret: confirmNewPassword },
      });
      if (refusal) throw refusal;
      await proveOld(member, account, body.oldPassword);
      if (member.password_hash !== null && (await hasher.verify(member.password_hash, newPassword)))
        throw appError(identityErrors.passwordReused, fieldOf('newPassword', identityErrors.passwordReused));
      await refuseDefault(merchantId, newPassword);
      const passwordHash = await hasher.hash(newPassword);
      const owner = { merchantId, accountId: memberId };
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const change = { merchantId, memberId, from: member.password_hash, to: passwordHash, at };
        if (!(await replacePassword(tx, change))) throw appError(identityErrors.oldPasswordWrong);
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
