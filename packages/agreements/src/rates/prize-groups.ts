import { PPM, rateOfMinor } from '../amounts.ts';

/** Prize groups count in two-thousandths of the stake: group 1950 returns 97.5 %. */
const GROUP_SCALE = 2_000n;
/** One group is 0.05 %. */
const PPM_PER_GROUP = Number(PPM / GROUP_SCALE);

/** The return to the player of a prize group, in parts per million. */
export const returnOfGroupPpm = (group: number): number => group * PPM_PER_GROUP;

/** The group that a rate makes of the base: 1800 and 7.5 % are 1950. @throws RangeError for a rate between two groups */
export function prizeGroup(base: number, ratePpm: number): number {
  if (ratePpm < 0 || ratePpm % PPM_PER_GROUP !== 0) throw new RangeError(`${ratePpm} ppm is no prize group`);
  return base + ratePpm / PPM_PER_GROUP;
}

/**
 * The group that a player plays at who keeps a part of the rate as rebate: return and rebate together stay the same.
 *
 * @throws RangeError for a rebate below zero, above the rate or between two groups
 */
export function playedGroup(base: number, { ratePpm, rebatePpm }: SplitRate): number {
  if (rebatePpm < 0 || rebatePpm > ratePpm) throw new RangeError(`${rebatePpm} of ${ratePpm} ppm`);
  return prizeGroup(base, ratePpm) - prizeGroup(0, rebatePpm);
}

/** A player's rate, and what of it is paid as rebate; the rest raises the prize. */
export type SplitRate = { ratePpm: number; rebatePpm: number };

/** The part of the rebate that the higher prize already pays, of a bet's valid amount. */
export const prizeShareMinor = (validBetMinor: bigint, { ratePpm, rebatePpm }: SplitRate): bigint =>
  rateOfMinor(validBetMinor, ratePpm - rebatePpm);
