import type { BandTier, Conditions, Tier } from './terms.ts';

/** What an agent's team reached in the period. */
export type Reached = { activeMembers: number; validBetMinor: bigint; netLossMinor: bigint };

export type ConditionMet = { name: keyof Conditions; met: boolean };

/** Each condition of a tier with whether it holds, for the explanation of a bill. */
export function conditionsMet(conditions: Conditions, reached: Reached): ConditionMet[] {
  const { activeMembers, validBetMinor, netLossMinor } = conditions;
  const met: ConditionMet[] = [
    { name: 'activeMembers', met: reached.activeMembers >= activeMembers },
    { name: 'validBetMinor', met: reached.validBetMinor >= validBetMinor },
  ];
  if (netLossMinor !== undefined)
    met.push({ name: 'netLossMinor', met: reached.netLossMinor >= netLossMinor });
  return met;
}

/** The number of the highest tier whose conditions all hold; undefined if none is reached. */
export function tierReached(tiers: readonly Tier[], reached: Reached): number | undefined {
  const number = tiers.findLastIndex(({ conditions }) =>
    conditionsMet(conditions, reached).every(({ met }) => met),
  );
  return number < 0 ? undefined : number;
}

/** The tier of a single bet's size: the highest that begins at or below its band. */
export const tierOfBand = (tiers: readonly BandTier[], band: number): BandTier | undefined =>
  tiers.findLast(({ fromBand }) => fromBand <= band);
