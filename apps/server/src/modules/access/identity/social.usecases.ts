import type { SessionStarted, SocialProvider } from '@croupier/contract/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account, CallContext } from '../../../platform/http/context.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { SocialProfile } from '../federation/index.ts';
import { SOCIAL_TICKET_MILLISECONDS } from './identity.config.ts';
import type { IdentityParts } from './identity.deps.ts';
import { identityErrors } from './identity.errors.ts';
import { findMember } from './members.queries.ts';
import { mintToken } from '../../../platform/tokens.ts';
import { limitBeginning } from './sign-in.beginning.ts';
import type { SignIn } from './sign-in.usecases.ts';
import {
  deleteIdentity,
  findMemberIdBySubject,
  insertIdentity,
  insertTicket,
  lockWaysIn,
} from './social.queries.ts';

type Answer = { state: string; query: string };
export type SocialCall = Pick<
  CallContext,
  'merchantId' | 'origin' | 'cookies' | 'ip' | 'userAgent' | 'requestId'
>;
export type OwnSocialCall = SocialCall & { account: Account };

export type SocialDeps = Pick<
  IdentityParts,
  'merchants' | 'federation' | 'verification' | 'factors' | 'audit'
> & { db: Db; clock: Clock; signIn: Pick<SignIn, 'admit'> };

const LONGEST_SHOWN = 254;

/** Accounts at providers. One is never bound because mail addresses are the same: an address proves no person. */
export function createSocialSignIn(deps: SocialDeps) {
  const { db, clock, merchants, federation, verification, factors, audit, signIn } = deps;

  const shownOf = ({ email, name }: SocialProfile): string =>
    (email ? verification.maskEmail(email) : (name ?? '')).slice(0, LONGEST_SHOWN);

  const record = (tx: Tx, action: string, call: OwnSocialCall, provider: SocialProvider) =>
    audit.record(tx, {
      merchantId: call.merchantId,
      actor: { kind: 'member', id: call.account.id },
      action,
      subject: `member:${call.account.id}`,
      after: { provider },
      ip: call.ip,
      requestId: call.requestId,
    });

  /** For somebody unknown: what a registration may take up. */
  const refuseWithTicket = async (merchantId: string, profile: SocialProfile): Promise<never> => {
    const { provider, email, name } = profile;
    const { token, tokenHash } = mintToken();
    const expiresAt = new Date(clock.now().getTime() + SOCIAL_TICKET_MILLISECONDS);
    await insertTicket(db, { merchantId, tokenHash, ...profile, expiresAt });
    throw appError(identityErrors.socialUnknown, { value: { ticket: token, provider, email, name } });
  };

  return {
    /** @throws `federation.not_enabled`, `federation.unavailable`, `request.too_many` */
    start: async (call: SocialCall, provider: SocialProvider): Promise<{ url: string }> => {
      await limitBeginning(deps, call.merchantId, call.ip);
      return federation.start(call, provider);
    },

    /** @throws `identity.social_unknown` with a ticket to register with, and the refusals of every way in */
    login: async (call: SocialCall, answer: Answer & { remember?: boolean | undefined }) => {
      const { merchantId } = call;
      const merchant = await merchants.byId(merchantId);
      const profile = await federation.finish(call, answer);
      const memberId = await findMemberIdBySubject(db, { merchantId, ...profile });
      const member = memberId === undefined ? undefined : await findMember(db, merchantId, memberId);
      if (!member) return refuseWithTicket(merchantId, profile);
      const { remember } = answer;
      const entry = { merchant, member, via: 'social', caller: call, remember } as const;
      return signIn.admit(entry) satisfies Promise<SessionStarted>;
    },

    /** @throws `identity.social_taken`, also when the member has another account of this provider */
    link: async (call: OwnSocialCall, answer: Answer): Promise<void> => {
      const { merchantId, account } = call;
      const profile = await federation.finish(call, answer);
      const { provider, subject } = profile;
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        const identity = { merchantId, provider, subject, memberId: account.id, shown: shownOf(profile), at };
        if (await insertIdentity(tx, identity)) return record(tx, 'member.social_linked', call, provider);
        // Binding the same one again changes nothing.
        if ((await findMemberIdBySubject(tx, identity)) !== account.id)
          throw appError(identityErrors.socialTaken);
        return undefined;
      });
    },

    /** @throws `identity.social_not_bound`, `identity.only_way_in` */
    unlink: async (call: OwnSocialCall, provider: SocialProvider): Promise<void> => {
      const { merchantId, account } = call;
      const owner = { merchantId, memberId: account.id };
      const { settings } = await merchants.byId(merchantId);
      const { passkeys } = await factors.state({ merchantId, accountId: account.id });
      await db.transaction().execute(async (tx) => {
        const ways = await lockWaysIn(tx, owner);
        if (!ways.providers.includes(provider)) throw appError(identityErrors.socialNotBound);
        const goesOn =
          ways.password ||
          ways.providers.length > 1 ||
          (ways.mobile && settings.brand.features.codeLogin) ||
          (passkeys.length > 0 && settings.signIn.passkeys);
        if (!goesOn) throw appError(identityErrors.onlyWayIn);
        await deleteIdentity(tx, { ...owner, provider });
        await record(tx, 'member.social_unlinked', call, provider);
      });
    },
  };
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;
