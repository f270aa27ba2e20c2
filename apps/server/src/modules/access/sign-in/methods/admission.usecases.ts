import type { ProofMethod, ProofRequired, SessionStarted } from '@croupier/contract/access/session.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import type { MemberRow } from '../../members/index.ts';
import type { Caller, SessionVia } from '../../sessions/index.ts';
import type { ChallengeReason } from '../credentials/challenges.queries.ts';
import type { Challenges } from '../credentials/challenges.usecases.ts';
import { secondFactorMethods } from '../credentials/second-factor.rules.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import {
  areaRefusal,
  expiredAfterDays,
  mustChangePassword,
  needsKnownAddress,
  needsSecondFactor,
  newAddressMethods,
  usesPassword,
  type Area,
} from './admission.rules.ts';

/** A member who has signed in by one method. */
export type Entry = {
  merchant: Merchant;
  member: MemberRow;
  via: SessionVia;
  caller: Caller;
  /** The site where it is left out. */
  area?: Area | undefined;
  remember?: boolean | undefined;
  /** The password that was used is the merchant's default one. */
  usedDefault?: boolean | undefined;
};

/** An entry whose member was read before the transaction that opens the session. */
export type Candidate = Entry & {
  /**
   * Whether what was verified is still what is stored; asked under the member's lock. A password may have been changed,
   * or a number or an account at a provider moved to somebody else, since it was verified.
   */
  stillHolds: (tx: Tx, member: MemberRow) => boolean | Promise<boolean>;
};

/** For an entry that was verified with the password: whether the member still has the same one. */
export const samePassword =
  (changedAt: Date) =>
  (_tx: Tx, { password_changed_at }: MemberRow): boolean =>
    password_changed_at.getTime() === changedAt.getTime();

type MissingProof = { reason: ChallengeReason; methods: ProofMethod[] };

export type AdmissionDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'outbox' | 'members' | 'sessions' | 'factors' | 'verification'
> & { challenges: Challenges };

const ownerOf = ({ merchant, member }: Pick<Entry, 'merchant' | 'member'>) => ({
  merchantId: merchant.id,
  accountId: member.id,
});

/** The common last step of every sign-in method. */
export function createAdmission(deps: AdmissionDeps) {
  const { db, clock, members, sessions, challenges, factors, verification } = deps;
  const { addresses, devices } = sessions;

  const hintOf = (kind: ProofMethod, { mobile, email }: MemberRow): string => {
    if (kind === 'sms') return verification.maskMobile(mobile ?? '');
    return kind === 'email' ? verification.maskEmail(email ?? '') : '';
  };

  /** The proof that is still missing; undefined for none, also when the member has no means of giving one. */
  const missingProof = async (tx: Tx, entry: Entry): Promise<MissingProof | undefined> => {
    const { merchant, member, via, caller } = entry;
    const { signIn } = merchant.settings;
    if (needsSecondFactor(via)) {
      const methods = secondFactorMethods(await factors.state(ownerOf(entry), tx), signIn.passkeys);
      if (methods.length > 0) return { reason: 'second_factor', methods };
    }
    if (!signIn.newAddressProof || !needsKnownAddress(via)) return undefined;
    const methods = newAddressMethods(member, merchant);
    if (methods.length === 0 || (await addresses.isTrusted(ownerOf(entry), caller.ip, tx))) return undefined;
    return { reason: 'new_address', methods };
  };

  const expiryOf = ({ merchant, member, via }: Entry): number | null =>
    usesPassword(via) ? expiredAfterDays(member, merchant.settings, clock.now()) : null;

  /** Opens the session of a member who has given every proof. The caller has locked or just inserted the member. */
  const begin = async (tx: Tx, entry: Entry): Promise<SessionStarted> => {
    const { member, via, caller } = entry;
    const owner = ownerOf(entry);
    const passwordExpiredAfterDays = expiryOf(entry);
    const passwordExpired =
      Boolean(entry.usedDefault) || passwordExpiredAfterDays !== null || mustChangePassword(member);
    const pending = passwordExpired ? 'password_change' : null;
    const last = await sessions.findLast(tx, owner);
    await members.markSignedIn(tx, { merchantId: owner.merchantId, id: member.id, at: clock.now() });
    await deps.outbox.record(tx, {
      merchantId: owner.merchantId,
      type: 'member.signed_in',
      payload: { memberId: member.id, at: clock.now().toISOString() },
    });
    await addresses.trust(tx, owner, caller.ip);
    const token = await sessions.open(tx, owner, caller, { via, pending });
    // A remembered device would bypass the pending step.
    if (entry.remember && !pending) await devices.remember(tx, owner, caller);
    return {
      token,
      firstTimeLogin: member.last_login_at === null,
      passwordExpired,
      passwordExpiredAfterDays,
      account: member.account,
      lastLogin: last ? { at: last.startedAt, ip: last.ip, userAgent: last.userAgent } : null,
    };
  };

  const openChallenge = async (tx: Tx, entry: Entry, proof: MissingProof): Promise<ProofRequired> => {
    const { via, caller, area = 'site', remember = false, usedDefault = false } = entry;
    const challenge = await challenges.open(tx, {
      ...ownerOf(entry),
      ...proof,
      signIn: { via, area, remember, usedDefault },
      ip: caller.ip,
    });
    return {
      challenge,
      reason: proof.reason,
      methods: proof.methods.map((kind) => ({ kind, hint: hintOf(kind, entry.member) })),
    };
  };

  return {
    begin,

    /**
     * @throws `identity.account_closed`, `identity.account_locked`, `identity.not_a_member`, `identity.not_an_agent`,
     *   `identity.proof_required` with a challenge in its value, and `identity.bad_credentials` when what was verified no longer holds
     */
    admit: async (candidate: Candidate): Promise<SessionStarted> => {
      const { merchantId, accountId } = ownerOf(candidate);
      const outcome = await db.transaction().execute(async (tx) => {
        const member = await members.lock(tx, merchantId, accountId);
        if (!member || !(await candidate.stillHolds(tx, member))) throw appError(signInErrors.badCredentials);
        const refusal = areaRefusal(member, candidate.area ?? 'site');
        if (refusal) throw appError(refusal);
        const entry = { ...candidate, member };
        const proof = await missingProof(tx, entry);
        return proof
          ? { required: await openChallenge(tx, entry, proof) }
          : { started: await begin(tx, entry) };
      });
      if (outcome.started) return outcome.started;
      // Thrown after the commit, which the challenge needs.
      throw appError(signInErrors.proofRequired, { value: outcome.required });
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
