import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import type { ProofMethod, ProofRequired } from '@croupier/contract/access/session.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import { CONSOLE, type Caller } from '../sessions/index.ts';
import {
  asProofRefusal,
  checkFactor,
  passkeyOptionsFor,
  secondFactorMethods,
  signInErrors,
  type FactorProof,
} from '../sign-in/index.ts';
import { operatorEntry } from './audit-entries.rules.ts';
import {
  findOperator,
  findOperatorByEmail,
  lockOperator,
  markOperatorSignedIn,
  rehashOperator,
} from './operators.queries.ts';
import type { OperatorDeps, OperatorSession } from './operators.types.ts';

/** Signs operators in with a password and a second factor, which every operator must have. */
export function createOperatorSignIn(deps: OperatorDeps) {
  const { db, clock, audit, factors, sessions } = deps;
  const { check, challenges } = deps.signIn.shared;

  const begin = async (
    tx: Tx,
    accountId: string,
    caller: Caller,
    how: { by: ProofMethod | 'password'; pending: Account['pending'] },
  ): Promise<OperatorSession> => {
    await markOperatorSignedIn(tx, { id: accountId, at: clock.now() });
    const { by, pending } = how;
    const owner = { merchantId: CONSOLE, accountId };
    // Only a complete sign-in makes an address known, from which a lock by strangers does not count.
    if (pending === null) await sessions.addresses.trust(tx, owner, caller.ip);
    const token = await sessions.open(tx, owner, caller, { via: 'password', pending });
    await audit.record(tx, operatorEntry('operator.signed_in', accountId, caller, { by }));
    return { token, factorNeeded: pending === 'second_factor' };
  };

  return {
    /**
     * Without a second factor, the session can only be used to set one up.
     *
     * @throws `identity.bad_credentials`, `identity.locked`, `identity.account_closed`, the errors of a captcha that is needed, and
     *   `identity.proof_required` with a challenge in its value
     */
    login: async (
      { email, password, ...captcha }: { email: string; password: string } & CaptchaAnswer,
      caller: Caller,
    ): Promise<OperatorSession> => {
      const input = { merchantId: CONSOLE, account: email, password, captcha, caller };
      const operator = await check.verify(input, (account) => findOperatorByEmail(db, account));
      const { id } = operator;
      const to = await check.rehash(operator, password);
      const from = operator.password_hash;
      if (to && from) await rehashOperator(db, { id, from, to });
      const verified = operator.password_changed_at.getTime();
      const outcome = await db.transaction().execute(async (tx) => {
        const current = await lockOperator(tx, id);
        // The password may have been changed since it was verified.
        if (current?.password_changed_at.getTime() !== verified) throw appError(signInErrors.badCredentials);
        if (current.status !== 'open') throw appError(signInErrors.accountClosed);
        const owner = { merchantId: CONSOLE, accountId: id };
        const methods = secondFactorMethods(await factors.state(owner, tx), true);
        if (methods.length === 0)
          return { started: await begin(tx, id, caller, { by: 'password', pending: 'second_factor' }) };
        const reason = 'second_factor' as const;
        const challenge = await challenges.open(tx, { ...owner, reason, methods, signIn: {}, ip: caller.ip });
        const required: ProofRequired = {
          challenge,
          reason,
          methods: methods.map((kind) => ({ kind, hint: '' })),
        };
        return { required };
      });
      if (outcome.started) return outcome.started;
      // Thrown after the commit, which the challenge needs.
      throw appError(signInErrors.proofRequired, { value: outcome.required });
    },

    /** @throws `identity.challenge_gone` */
    proofOptions: (challenge: string, origin: string): Promise<object> =>
      passkeyOptionsFor({ challenges, factors }, { merchantId: CONSOLE, challenge, origin }),

    /** @throws `identity.proof_wrong`, `identity.challenge_gone`, `identity.locked` */
    prove: async (proof: FactorProof, caller: Caller & { origin: string }): Promise<OperatorSession> => {
      const challenge = await challenges.reserveTry(CONSOLE, proof.challenge);
      const { accountId, methods } = challenge;
      const operator = await findOperator(db, accountId);
      if (operator?.status !== 'open') throw appError(signInErrors.challengeGone);
      if (!methods.includes(proof.kind)) throw appError(signInErrors.proofWrong);
      await checkFactor(factors, challenge, proof, caller.origin).catch(asProofRefusal);
      return db.transaction().execute(async (tx) => {
        const current = await lockOperator(tx, accountId);
        await challenges.take(tx, challenge);
        if (current?.status !== 'open') throw appError(signInErrors.challengeGone);
        return begin(tx, accountId, caller, { by: proof.kind, pending: null });
      });
    },
  };
}

export type OperatorSignIn = ReturnType<typeof createOperatorSignIn>;
