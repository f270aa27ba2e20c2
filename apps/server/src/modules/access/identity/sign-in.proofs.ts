import type { ProofMethod, SessionStarted } from '@croupier/contract/session.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Challenge, Challenges } from './challenges.usecases.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, type MemberWithHash } from './members.queries.ts';
import type { SessionVia } from './sessions.queries.ts';
import type { Caller } from './sessions.usecases.ts';
import { asProofRefusal, checkFactor, passkeyOptionsFor, type FactorAnswer } from './sign-in.factors.ts';
import { isSameName } from './same-name.ts';
import { doorRefusal, type Area } from './sign-in.rules.ts';
import type { SignIn } from './sign-in.usecases.ts';

type Answer = { kind: 'sms' | 'email' | 'payeeName'; answer: string };
export type Proof = { challenge: string } & (Answer | FactorAnswer);
type ProofCaller = Caller & Pick<CallContext, 'origin' | 'ip'>;

export type ProofDeps = Pick<IdentityParts, 'merchants' | 'verification' | 'factors'> & {
  db: Db;
  challenges: Challenges;
  signIn: Pick<SignIn, 'begin'>;
};

const isFactor = (proof: Answer | FactorAnswer): proof is FactorAnswer =>
  proof.kind === 'passkey' || proof.kind === 'totp' || proof.kind === 'recovery';

/** Finishes sign-ins that wait for one more proof. */
export function createProofs({ db, merchants, verification, factors, challenges, signIn }: ProofDeps) {
  /** What the challenge was opened for; gone as well when the account may not come in any more. */
  const entryOf = async (challenge: Challenge, caller: Caller) => {
    const { merchantId, accountId } = challenge;
    const member = await findMember(db, merchantId, accountId);
    const { via, area, remember, usedDefault } = challenge.signIn as {
      via: SessionVia;
      area: Area;
      remember: boolean;
      usedDefault: boolean;
    };
    if (!member || doorRefusal(member, area)) throw appError(identityErrors.challengeGone);
    return { merchant: await merchants.byId(merchantId), member, via, caller, area, remember, usedDefault };
  };

  const reach = (kind: ProofMethod, { mobile, email }: MemberWithHash): string | null =>
    kind === 'sms' ? mobile : email;

  const check = async (
    challenge: Challenge,
    member: MemberWithHash,
    proof: Proof,
    caller: ProofCaller,
  ): Promise<void> => {
    if (isFactor(proof)) return checkFactor(factors, challenge, proof, caller.origin);
    const { merchantId } = challenge;
    const { kind, answer } = proof;
    if (kind === 'payeeName') {
      if (!isSameName(member.payee_name ?? '', answer)) throw appError(identityErrors.proofWrong);
      return;
    }
    const to = reach(kind, member) ?? '';
    await verification.checkCode({
      merchantId,
      purpose: 'proof',
      channel: kind,
      to,
      code: answer,
      ip: caller.ip,
    });
  };

  return {
    /** @throws `identity.challenge_gone`, and what sending refuses */
    send: async (
      merchantId: string,
      { challenge: token, kind }: { challenge: string; kind: 'sms' | 'email' },
      { ip, language }: { ip: string; language: string },
    ): Promise<{ expiredMinutes: number }> => {
      const challenge = await challenges.find(merchantId, token);
      const member = await findMember(db, merchantId, challenge.accountId);
      const to = member && challenge.methods.includes(kind) ? reach(kind, member) : null;
      if (!to) throw appError(identityErrors.challengeGone);
      return verification.sendCode({ merchantId, purpose: 'proof', channel: kind, to, ip, language });
    },

    /** @throws `identity.challenge_gone` */
    passkeyOptions: (merchantId: string, challenge: string, origin: string): Promise<object> =>
      passkeyOptionsFor({ challenges, factors }, { merchantId, challenge, origin }),

    /** @throws `identity.proof_wrong`, `identity.challenge_gone`, `identity.locked` */
    prove: async (merchantId: string, proof: Proof, caller: ProofCaller): Promise<SessionStarted> => {
      const challenge = await challenges.reserveTry(merchantId, proof.challenge);
      const entry = await entryOf(challenge, caller);
      if (!challenge.methods.includes(proof.kind)) throw appError(identityErrors.proofWrong);
      await check(challenge, entry.member, proof, caller).catch(asProofRefusal);
      return db.transaction().execute(async (tx) => {
        await challenges.take(tx, challenge);
        return signIn.begin(tx, entry);
      });
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
