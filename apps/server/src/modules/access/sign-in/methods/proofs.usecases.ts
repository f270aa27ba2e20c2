import type { ProofMethod, SessionStarted } from '@croupier/contract/access/session.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { CallContext } from '../../../../platform/http/context.ts';
import { isSameName, type MemberRow } from '../../members/index.ts';
import type { Caller, SessionVia } from '../../sessions/index.ts';
import type { Challenge, Challenges } from '../credentials/challenges.usecases.ts';
import {
  asProofRefusal,
  checkFactor,
  passkeyOptionsFor,
  type FactorAnswer,
} from '../credentials/second-factor.usecases.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import { areaRefusal, type Area } from './admission.rules.ts';
import type { Admission } from './admission.usecases.ts';

type Answer = { kind: 'sms' | 'email' | 'payeeName'; answer: string };
export type Proof = { challenge: string } & (Answer | FactorAnswer);
type ProofCaller = Caller & Pick<CallContext, 'origin' | 'ip'>;

export type ProofDeps = Pick<SignInDeps, 'db' | 'merchants' | 'members' | 'verification' | 'factors'> & {
  challenges: Challenges;
  admission: Pick<Admission, 'begin'>;
};

const isFactor = (proof: Answer | FactorAnswer): proof is FactorAnswer =>
  proof.kind === 'passkey' || proof.kind === 'totp' || proof.kind === 'recovery';

const contactOf = (kind: ProofMethod, { mobile, email }: MemberRow): string | null =>
  kind === 'sms' ? mobile : email;

/** Completes sign-ins that wait for another proof. */
export function createProofs(deps: ProofDeps) {
  const { db, merchants, members, verification, factors, challenges, admission } = deps;

  /** The sign-in that the challenge was opened for. Also gone when the account may not sign in any more. */
  const entryOf = async (challenge: Challenge, caller: Caller) => {
    const { merchantId, accountId } = challenge;
    const member = await members.find(merchantId, accountId);
    const { via, area, remember, usedDefault } = challenge.signIn as {
      via: SessionVia;
      area: Area;
      remember: boolean;
      usedDefault: boolean;
    };
    if (!member || areaRefusal(member, area)) throw appError(signInErrors.challengeGone);
    return { merchant: await merchants.byId(merchantId), member, via, caller, area, remember, usedDefault };
  };

  const check = async (
    challenge: Challenge,
    member: MemberRow,
    proof: Proof,
    caller: ProofCaller,
  ): Promise<void> => {
    if (isFactor(proof)) return checkFactor(factors, challenge, proof, caller.origin);
    const { merchantId } = challenge;
    const { kind, answer } = proof;
    if (kind === 'payeeName') {
      if (!isSameName(member.payee_name ?? '', answer)) throw appError(signInErrors.proofWrong);
      return;
    }
    const to = contactOf(kind, member) ?? '';
    const { ip } = caller;
    await verification.checkCode({ merchantId, purpose: 'proof', channel: kind, to, code: answer, ip });
  };

  return {
    /** @throws `identity.challenge_gone`, and the errors of sending a code */
    send: async (
      merchantId: string,
      { challenge: token, kind }: { challenge: string; kind: 'sms' | 'email' },
      { ip, language }: { ip: string; language: string },
    ): Promise<{ expiredMinutes: number }> => {
      const challenge = await challenges.find(merchantId, token);
      const member = await members.find(merchantId, challenge.accountId);
      const to = member && challenge.methods.includes(kind) ? contactOf(kind, member) : null;
      if (!to) throw appError(signInErrors.challengeGone);
      return verification.sendCode({ merchantId, purpose: 'proof', channel: kind, to, ip, language });
    },

    /** @throws `identity.challenge_gone` */
    passkeyOptions: (merchantId: string, challenge: string, origin: string): Promise<object> =>
      passkeyOptionsFor({ challenges, factors }, { merchantId, challenge, origin }),

    /** @throws `identity.proof_wrong`, `identity.challenge_gone`, `identity.locked` */
    prove: async (merchantId: string, proof: Proof, caller: ProofCaller): Promise<SessionStarted> => {
      const challenge = await challenges.reserveTry(merchantId, proof.challenge);
      const entry = await entryOf(challenge, caller);
      if (!challenge.methods.includes(proof.kind)) throw appError(signInErrors.proofWrong);
      await check(challenge, entry.member, proof, caller).catch(asProofRefusal);
      return db.transaction().execute(async (tx) => {
        // Under this lock the challenge is either still valid, or was deleted with the credentials it stands for.
        const member = await members.lock(tx, merchantId, challenge.accountId);
        await challenges.take(tx, challenge);
        if (!member || areaRefusal(member, entry.area)) throw appError(signInErrors.challengeGone);
        return admission.begin(tx, { ...entry, member });
      });
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
