import type { CapUse } from '@croupier/contract/kyc/kyc.ts';
import type { KycSettings, TierTerms } from '@croupier/contract/kyc/kyc-settings.ts';
import {
  PROFILE_NEEDS,
  TIERS,
  type DocumentNeed,
  type ProfileNeed,
  type Tier,
} from '@croupier/contract/kyc/kyc-states.ts';

const ALL_BPS = 10_000n;
/** The first tier for which documents are wanted. */
const DOCUMENT_TIER = 2;

/** What is known of a member. */
export type Known = { profile: ReadonlySet<ProfileNeed>; accepted: ReadonlySet<DocumentNeed> };
type Tiers = KycSettings['tiers'];

const termsOf = (tiers: Tiers, tier: number): TierTerms | undefined => tiers[tier];

export const missingProfile = ({ profile }: Known): ProfileNeed[] =>
  PROFILE_NEEDS.filter((need) => !profile.has(need));

/** Documents that a tier and those below it need and that are not accepted. */
export const missingNeeds = (tiers: Tiers, tier: Tier, { accepted }: Known): DocumentNeed[] => [
  ...new Set(tiers.slice(0, tier + 1).flatMap(({ needs }) => needs.filter((need) => !accepted.has(need)))),
];

/** The highest tier whose needs are met, with all tiers below it. */
export const tierOf = (tiers: Tiers, known: Known): Tier =>
  TIERS.findLast(
    (tier) =>
      tier === 0 || (missingProfile(known).length === 0 && missingNeeds(tiers, tier, known).length === 0),
  ) ?? 0;

export const nextTier = (tier: Tier): Tier | undefined => TIERS[tier + 1];

export const capUse = (capMinor: bigint | null, usedMinor: bigint): CapUse => ({
  cap: capMinor,
  used: usedMinor,
  left: capMinor === null ? null : capMinor > usedMinor ? capMinor - usedMinor : 0n,
});

const isNear = ({ cap, used }: CapUse, askAtBps: number): boolean =>
  cap !== null && used * ALL_BPS >= cap * BigInt(askAtBps);

export type Uses = { deposits: bigint; withdrawals: bigint };

export const usesOf = (tiers: Tiers, tier: Tier, uses: Uses): { deposits: CapUse; withdrawals: CapUse } => {
  const terms = termsOf(tiers, tier);
  return {
    deposits: capUse(terms?.deposits ?? null, uses.deposits),
    withdrawals: capUse(terms?.withdrawals ?? null, uses.withdrawals),
  };
};

/**
 * The documents to ask for when this was used: all of the next tier at once, and none while there is room. The tier
 * without documents is skipped, because it would be asked for again soon.
 */
export function needsToAsk({ tiers, askAtBps }: KycSettings, known: Known, uses: Uses): DocumentNeed[] {
  const tier = tierOf(tiers, known);
  const { deposits, withdrawals } = usesOf(tiers, tier, uses);
  if (!isNear(deposits, askAtBps) && !isNear(withdrawals, askAtBps)) return [];
  const next = TIERS.find((each) => each > tier && each >= DOCUMENT_TIER);
  return next === undefined ? [] : missingNeeds(tiers, next, known);
}
