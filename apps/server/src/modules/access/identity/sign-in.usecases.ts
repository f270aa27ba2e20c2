import type { ProofMethod, ProofRequired, SessionStarted } from '@croupier/contract/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import type { Addresses } from './addresses.usecases.ts';
import type { ChallengeReason } from './challenges.queries.ts';
import type { Challenges } from './challenges.usecases.ts';
import type { Devices } from './devices.usecases.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember, markMemberSignedIn, type MemberWithHash } from './members.queries.ts';
import { findLastSession, type SessionVia } from './sessions.queries.ts';
import type { Caller, Sessions } from './sessions.usecases.ts';
import {
  doorRefusal,
  isPasswordExpired,
  needsKnownAddress,
  needsSecondFactor,
  newAddressMethods,
  secondFactorMethods,
  type Area,
} from './sign-in.rules.ts';

/** Somebody who has shown by one way who they are. */
export type Entry = {
  merchant: Merchant;
  member: MemberWithHash;
  via: SessionVia;
  caller: Caller;
  /** The site where it is left out. */
  area?: Area | undefined;
  remember?: boolean | undefined;
  /** The password that was used is the merchant's default one. */
  usedDefault?: boolean | undefined;
};

export type SignInDeps = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  addresses: Addresses;
  devices: Devices;
  challenges: Challenges;
  merchants: IdentityParts['merchants'];
  factors: Pick<IdentityParts['factors'], 'state'>;
  verification: Pick<IdentityParts['verification'], 'maskMobile' | 'maskEmail'>;
};

const ownerOf = ({ merchant, member }: Pick<Entry, 'merchant' | 'member'>) => ({
  merchantId: merchant.id,
  accountId: member.id,
});

/** The one door that all ways in end in. */
export function createSignIn(deps: SignInDeps) {
  const { db, clock, merchants, sessions, addresses, devices, challenges, factors, verification } = deps;

  const hintOf = (kind: ProofMethod, { mobile, email }: MemberWithHash): string => {
    if (kind === 'sms') return verification.maskMobile(mobile ?? '');
    return kind === 'email' ? verification.maskEmail(email ?? '') : '';
  };

  /** What else has to be proved; undefined for nothing, also where the member has nothing to prove it by. */
  const wanted = async (
    entry: Entry,
  ): Promise<{ reason: ChallengeReason; methods: ProofMethod[] } | undefined> => {
    const { merchant, member, via, caller } = entry;
    const { signIn } = merchant.settings;
    if (needsSecondFactor(via)) {
      const methods = secondFactorMethods(await factors.state(ownerOf(entry)), signIn.passkeys);
      if (methods.length > 0) return { reason: 'second_factor', methods };
    }
    if (!signIn.newAddressProof || !needsKnownAddress(via)) return undefined;
    const methods = newAddressMethods(member, merchant);
    if (methods.length === 0 || (await addresses.isTrusted(ownerOf(entry), caller.ip))) return undefined;
    return { reason: 'new_address', methods };
  };

  const pendingOf = ({ merchant, member, via, usedDefault }: Entry): Account['pending'] =>
    usedDefault || isPasswordExpired(member, via, merchant.settings, clock.now()) ? 'password_change' : null;

  /** Opens the session of somebody who has proved all that was asked for. */
  const begin = async (tx: Tx, entry: Entry): Promise<SessionStarted> => {
    const { member, via, caller } = entry;
    const owner = ownerOf(entry);
    const pending = pendingOf(entry);
    const last = await findLastSession(tx, owner);
    await markMemberSignedIn(tx, { merchantId: owner.merchantId, id: member.id, at: clock.now() });
    await addresses.trust(tx, owner, caller.ip);
    const token = await sessions.open(tx, owner, caller, { via, pending });
    // A device would be a way around what is pending.
    if (entry.remember && !pending) await devices.remember(tx, owner, caller);
    return {
      token,
      firstTimeLogin: member.last_login_at === null,
      passwordExpired: pending === 'password_change',
      account: member.account,
      lastLogin: last ? { at: last.created_at, ip: last.ip, userAgent: last.user_agent } : null,
    };
  };

  return {
    begin,

    /** Signs in whoever has just registered, in the transaction of the registration. */
    first: async (
      tx: Tx,
      { merchantId, id }: { merchantId: string; id: string },
      caller: Caller,
      { remember }: { remember: boolean },
    ): Promise<SessionStarted> => {
      const [merchant, member] = [await merchants.byId(merchantId), await findMember(tx, merchantId, id)];
      if (!member) throw appError(identityErrors.memberNotFound);
      return begin(tx, { merchant, member, via: 'registration', caller, remember });
    },

    /**
     * @throws `identity.account_closed`, `identity.not_a_member`, `identity.not_an_agent`, and `identity.proof_required`
     *   with a challenge in its value
     */
    admit: async (entry: Entry): Promise<SessionStarted> => {
      const { member, via, caller } = entry;
      const area = entry.area ?? 'site';
      const refusal = doorRefusal(member, area);
      if (refusal) throw appError(refusal);
      const proof = await wanted(entry);
      if (!proof) return db.transaction().execute((tx) => begin(tx, entry));
      const { remember = false, usedDefault = false } = entry;
      const challenge = await challenges.open({
        ...ownerOf(entry),
        ...proof,
        signIn: { via, area, remember, usedDefault },
        ip: caller.ip,
      });
      const value: ProofRequired = {
        challenge,
        reason: proof.reason,
        methods: proof.methods.map((kind) => ({ kind, hint: hintOf(kind, member) })),
      };
      throw appError(identityErrors.proofRequired, { value });
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
