import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import type { Placed } from './spots.ts';

/** All chips are multiples of it: one tenth of a unit of the currency. */
export const TABLE_UNIT_MINOR = 1_000n;

export const EMPTY_BET: SpotsBet = { spots: [] };

/** In table units, so that the bet alone says how much lies on the table. */
export const tableBet = (placed: Placed): SpotsBet => ({
  spots: [...placed]
    .map(([spot, amount]) => ({ spot, units: Number(amount / TABLE_UNIT_MINOR) }))
    .toSorted((a, b) => (a.spot < b.spot ? -1 : 1)),
});

export const placedIn = ({ spots }: SpotsBet): Placed =>
  new Map(spots.map(({ spot, units }) => [spot, BigInt(units) * TABLE_UNIT_MINOR]));

export const tableStake = ({ spots }: SpotsBet): bigint =>
  spots.reduce((sum, { units }) => sum + BigInt(units), 0n) * TABLE_UNIT_MINOR;
