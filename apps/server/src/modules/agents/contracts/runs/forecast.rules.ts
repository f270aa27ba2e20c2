import type { Conditions, Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Reached } from '@croupier/agreements/contracts/tiers.ts';

export type Missing = { activeMembers: number; validBetMinor: bigint; netLossMinor: bigint | null };

const lack = (wanted: bigint, has: bigint): bigint => (wanted > has ? wanted - has : 0n);

function missingOf({ activeMembers, validBetMinor, netLossMinor }: Conditions, reached: Reached): Missing {
  return {
    activeMembers: Math.max(0, activeMembers - reached.activeMembers),
    validBetMinor: lack(validBetMinor, reached.validBetMinor),
    netLossMinor: netLossMinor === undefined ? null : lack(netLossMinor, reached.netLossMinor),
  };
}

/** What the next tier still needs; null at the highest, and where tiers go by single bets. */
export function nextTier(
  terms: Terms,
  tier: number | undefined,
  reached: Reached,
): { tier: number; missing: Missing } | null {
  if (terms.kind === 'realtime') return null;
  const next = tier === undefined ? 0 : tier + 1;
  const wanted = terms.tiers[next];
  return wanted ? { tier: next, missing: missingOf(wanted.conditions, reached) } : null;
}
