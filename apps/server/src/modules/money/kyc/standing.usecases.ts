import type { KycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import type { ProfileNeed } from '@croupier/contract/kyc/kyc-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listAccepted } from './documents.queries.ts';
import { CAP_DAYS } from './kyc.config.ts';
import type { Caps, KycDeps, OfMember } from './kyc.types.ts';
import { tierOf, usesOf, type Known, type Uses } from './tiers.rules.ts';
import { sumUses } from './uses.queries.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const LENGTH_OF_DAY = 10;

export const dayOf = (at: Date): string => at.toISOString().slice(0, LENGTH_OF_DAY);

/** Everything that decides about a member's tier and caps. */
export type Standing = {
  settings: KycSettings;
  currency: string;
  minimumAge: number;
  known: Known;
  uses: Uses;
};

async function profileNeeds(deps: KycDeps, db: Db, of: OfMember): Promise<Set<ProfileNeed>> {
  const [member, profile] = await Promise.all([
    deps.members.find(of.merchantId, of.memberId, db),
    deps.members.profileOf(of.merchantId, of.memberId, db),
  ]);
  const has: Record<ProfileNeed, boolean> = {
    contact: Boolean(member?.mobile_verified_at ?? member?.email_verified_at),
    name: Boolean(profile['fullName'] || member?.payee_name),
    birthday: Boolean(profile['birthday']),
  };
  return new Set((Object.keys(has) as ProfileNeed[]).filter((need) => has[need]));
}

export async function readStanding(deps: KycDeps, db: Db, of: OfMember): Promise<Standing> {
  const since = dayOf(new Date(deps.clock.now().getTime() - (CAP_DAYS - 1) * DAY_MILLISECONDS));
  const { settings, currency } = await deps.merchants.byId(of.merchantId);
  const profile = await profileNeeds(deps, db, of);
  const accepted = new Set(await listAccepted(db, of));
  const uses = await sumUses(db, { ...of, since });
  return {
    settings: settings.kyc,
    currency,
    minimumAge: settings.brand.minimumAge,
    known: { profile, accepted },
    uses,
  };
}

export function capsIn({ settings: { tiers }, known, uses }: Standing): Caps {
  const tier = tierOf(tiers, known);
  return { tier, ...usesOf(tiers, tier, uses) };
}
