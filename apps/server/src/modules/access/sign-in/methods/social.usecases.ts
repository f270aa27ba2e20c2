import type { SessionStarted, SocialProvider } from '@croupier/contract/access/session.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Account, CallContext } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { mintToken } from '../../../../platform/tokens.ts';
import type { SocialProfile } from '../../federation/index.ts';
import { signInErrors } from '../sign-in.errors.ts';
import type { SignInDeps } from '../sign-in.types.ts';
import type { Admission } from './admission.usecases.ts';
import { SOCIAL_TICKET_MILLISECONDS } from './methods.config.ts';
import {
  deleteIdentity,
  findMemberIdBySubject,
  insertIdentity,
  insertTicket,
  lockSignInMethods,
} from './social.queries.ts';
import { limitStarts } from './start-limit.usecases.ts';

type Answer = { state: string; query: string };
export type SocialCall = Pick<
  CallContext,
  'merchantId' | 'origin' | 'cookies' | 'ip' | 'userAgent' | 'requestId'
>;
export type OwnSocialCall = SocialCall & { account: Account };

export type SocialDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'merchants' | 'members' | 'federation' | 'verification' | 'factors' | 'audit'
> & { admission: Pick<Admission, 'admit'> };

const MAX_SHOWN = 254;

/**
 * Accounts at social providers. A provider's account is never linked because its mail address matches: an address does
 * not prove who somebody is.
 */
export function createSocialSignIn(deps: SocialDeps) {
  const { db, clock, merchants, members, federation, verification, factors, audit, admission } = deps;

  const shownOf = ({ email, name }: SocialProfile): string =>
    (email ? verification.maskEmail(email) : (name ?? '')).slice(0, MAX_SHOWN);

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

  /** Refuses an unknown account, with a ticket for the registration. */
  const refuseWithTicket = async (merchantId: string, profile: SocialProfile): Promise<never> => {
    const { provider, email, name } = profile;
    const { token, tokenHash } = mintToken();
    const expiresAt = new Date(clock.now().getTime() + SOCIAL_TICKET_MILLISECONDS);
    await insertTicket(db, { merchantId, tokenHash, ...profile, expiresAt });
    throw appError(signInErrors.socialUnknown, { value: { ticket: token, provider, email, name } });
  };

  return {
    /** @throws `federation.not_enabled`, `federation.unavailable`, `request.too_many` */
    start: async (call: SocialCall, provider: SocialProvider): Promise<{ url: string }> => {
      await limitStarts(deps, call.merchantId, call.ip);
      return federation.start(call, provider);
    },

    /** @throws `identity.social_unknown` with a ticket to register with, and the refusals of every sign-in */
    login: async (
      call: SocialCall,
      answer: Answer & { remember?: boolean | undefined },
    ): Promise<SessionStarted> => {
      const { merchantId } = call;
      const merchant = await merchants.byId(merchantId);
      const profile = await federation.finish(call, answer);
      const memberId = await findMemberIdBySubject(db, { merchantId, ...profile });
      const member = memberId === undefined ? undefined : await members.find(merchantId, memberId);
      if (!member) return refuseWithTicket(merchantId, profile);
      const { remember } = answer;
      return admission.admit({
        merchant,
        member,
        via: 'social',
        caller: call,
        remember,
        stillHolds: async (tx) => (await findMemberIdBySubject(tx, { merchantId, ...profile })) === member.id,
      });
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
        // Linking the same account again changes nothing.
        if ((await findMemberIdBySubject(tx, identity)) !== account.id)
          throw appError(signInErrors.socialTaken);
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
        const methods = await lockSignInMethods(tx, owner);
        if (!methods.providers.includes(provider)) throw appError(signInErrors.socialNotBound);
        const hasAnother =
          methods.password ||
          methods.providers.length > 1 ||
          (methods.mobile && settings.brand.features.codeLogin) ||
          (passkeys.length > 0 && settings.signIn.passkeys);
        if (!hasAnother) throw appError(signInErrors.onlyWayIn);
        await deleteIdentity(tx, { ...owner, provider });
        await record(tx, 'member.social_unlinked', call, provider);
      });
    },
  };
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;
