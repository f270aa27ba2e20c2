import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AccountHook, InvitationHook } from '../../access/members/index.ts';
import type { PromotionHooks } from '../promotions/index.ts';
import { createCodes } from './codes.usecases.ts';
import { computeWeeks, createEarnings } from './earnings.usecases.ts';
import { listInvited } from './friends.reads.ts';
import { qualifyFriends } from './friends.usecases.ts';
import { referralsRoutes } from './referrals.routes.ts';
import type { ReferralDeps } from './referrals.types.ts';
import { createReferralViews, findProgramme } from './referrals.usecases.ts';

export type Referrals = {
  /** Whose code it is, for registrations. */
  invitation: InvitationHook;
  /** Notes who invited a new member, in the transaction that opens the account. */
  place: AccountHook;
  /** Which members were brought by another one. */
  invited: PromotionHooks['friends'][number];
  /** Decides about friends and computes weeks that are over; the job calls it. */
  advance: () => Promise<void>;
  routes: BoundRoutes;
  jobs: readonly Job[];
};

/** Members who invite friends: codes, friends' steps, and what their play earns. */
export function createReferrals(deps: ReferralDeps): Referrals {
  const codes = createCodes(deps);
  const advance = async (): Promise<void> => {
    for (const { id } of await deps.merchants.list()) {
      const programme = await findProgramme(deps, id);
      if (!programme) continue;
      await qualifyFriends(deps, programme);
      await computeWeeks(deps, programme);
    }
  };
  return {
    invitation: codes.invitation,
    place: codes.place,
    invited: listInvited,
    advance,
    routes: referralsRoutes(createReferralViews({ ...deps, codes, earnings: createEarnings(deps) })),
    jobs: [{ name: 'referrals', cron: '*/5 * * * *', run: advance }],
  };
}
