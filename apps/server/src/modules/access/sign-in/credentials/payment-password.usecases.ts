import { attemptKey, forgetAttempts, limitAttempt } from '../../../../platform/attempts.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { memberErrors, type MemberRow } from '../../members/index.ts';
import type { Caller } from '../../sessions/index.ts';
import { verificationErrors, type CodeChannel } from '../../verification/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { PAYMENT_PASSWORD_CHANGES, SECRET_TRIES } from './passwords.config.ts';
import { findPaymentPassword, replacePaymentPassword } from './passwords.queries.ts';
import { secretRefusal } from './passwords.rules.ts';

export type PaymentPasswordDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'merchants' | 'members' | 'audit' | 'verification' | 'hasher'
>;

type Change = {
  oldPaymentPassword?: string | undefined;
  verificationCode?: string | undefined;
  paymentPassword: string;
  confirmPaymentPassword: string;
};

/** The password that a withdrawal requires. */
export function createPaymentPassword(deps: PaymentPasswordDeps) {
  const { db, clock, merchants, members, audit, verification, hasher } = deps;

  /** Attempts are counted together for all calls. @throws `identity.payment_password_wrong`, `identity.locked` */
  const prove = async (
    owner: { merchantId: string; memberId: string },
    stored: string,
    typed: { field: string; secret: string },
  ): Promise<void> => {
    const key = attemptKey(owner.merchantId, 'payment.password', owner.memberId);
    await limitAttempt({ db, clock }, key, SECRET_TRIES, signInErrors.locked);
    if (!(await hasher.verify(stored, typed.secret)))
      throw fieldRefusal(signInErrors.paymentPasswordWrong, typed.field);
    await db.transaction().execute((tx) => forgetAttempts(tx, key));
  };

  /** A code that was sent to the bound number or to the bound mail address. */
  const proveByCode = async (
    merchantId: string,
    member: MemberRow,
    { code, ip }: { code: string; ip: string },
  ): Promise<void> => {
    const bound: Array<{ channel: CodeChannel; to: string }> = [];
    if (member.mobile && member.mobile_verified_at) bound.push({ channel: 'sms', to: member.mobile });
    if (member.email && member.email_verified_at) bound.push({ channel: 'email', to: member.email });
    let refusal = appError(verificationErrors.codeInvalid);
    for (const address of bound)
      try {
        return await verification.checkCode({ merchantId, purpose: 'own', ...address, code, ip });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // The code may have been sent to the other one.
        if (refusal.code === verificationErrors.codeInvalid.code) refusal = error;
      }
    throw refusal;
  };

  return {
    set: async (account: Account, body: Change, caller: Caller): Promise<void> => {
      const { merchantId, id: memberId } = account;
      const owner = { merchantId, memberId };
      const [{ settings }, member, stored] = await Promise.all([
        merchants.byId(merchantId),
        members.find(merchantId, memberId),
        findPaymentPassword(db, owner),
      ]);
      if (!member) throw appError(memberErrors.notFound);
      const { paymentPassword, confirmPaymentPassword, oldPaymentPassword, verificationCode } = body;
      const refusal = secretRefusal(settings.registration.fields, 'paymentPassword', {
        field: 'paymentPassword',
        secret: paymentPassword,
        repeated: { field: 'confirmPaymentPassword', secret: confirmPaymentPassword },
      });
      if (refusal) throw refusal;
      const changes = attemptKey(merchantId, 'payment.change', memberId);
      await limitAttempt({ db, clock }, changes, PAYMENT_PASSWORD_CHANGES, signInErrors.locked);
      if (member.password_hash !== null && (await hasher.verify(member.password_hash, paymentPassword)))
        throw fieldRefusal(signInErrors.paymentPasswordSame, 'paymentPassword');
      if (stored !== null)
        if (verificationCode)
          await proveByCode(merchantId, member, { code: verificationCode, ip: caller.ip });
        else if (oldPaymentPassword)
          await prove(owner, stored, { field: 'oldPaymentPassword', secret: oldPaymentPassword });
        else throw fieldRefusal(signInErrors.paymentPasswordWrong, 'oldPaymentPassword');
      const to = await hasher.hash(paymentPassword);
      await db.transaction().execute(async (tx) => {
        const resetAt = stored !== null && verificationCode ? clock.now() : null;
        if (!(await replacePaymentPassword(tx, { ...owner, from: stored, to, resetAt })))
          throw fieldRefusal(signInErrors.paymentPasswordWrong, 'oldPaymentPassword');
        await audit.record(tx, {
          merchantId,
          actor: { kind: account.kind, id: memberId },
          action: stored === null ? 'member.payment_secret_set' : 'member.payment_secret_changed',
          subject: `member:${memberId}`,
          after: { by: stored === null ? 'first' : verificationCode ? 'code' : 'old' },
          ip: caller.ip,
          ...(caller.requestId ? { requestId: caller.requestId } : {}),
        });
      });
    },

    /** @throws `identity.payment_password_missing`, `.payment_password_wrong`, `.locked` */
    check: async (merchantId: string, memberId: string, paymentPassword: string): Promise<void> => {
      const owner = { merchantId, memberId };
      const stored = await findPaymentPassword(db, owner);
      if (stored === null) throw appError(signInErrors.paymentPasswordMissing);
      await prove(owner, stored, { field: 'paymentPassword', secret: paymentPassword });
    },
  };
}

export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
