import { isWhole, objectWith } from './one-call.ts';

/** A bet on several spots at once: how many of the round's smallest units lie on each. */
export type SpotsBet = { spots: readonly { spot: string; units: number }[] };

export const MAX_SPOTS = 100;
/** Enough for the highest stake in the smallest chip. */
const MAX_UNITS = 1_000_000_000;

/** The units of all spots: the stake is a whole multiple of them. */
export const unitsOf = ({ spots }: SpotsBet): bigint =>
  spots.reduce((sum, { units }) => sum + BigInt(units), 0n);

function parseSpot(value: unknown, known: (spot: string) => boolean): SpotsBet['spots'][number] | undefined {
  const placed = objectWith(value, ['spot', 'units']);
  return placed &&
    typeof placed.spot === 'string' &&
    known(placed.spot) &&
    isWhole(placed.units, 1, MAX_UNITS)
    ? { spot: placed.spot, units: placed.units }
    : undefined;
}

/** Sorted by spot, each at most once; undefined for what the game does not know. */
export function parseSpots(value: unknown, known: (spot: string) => boolean): SpotsBet | undefined {
  const list = objectWith(value, ['spots'])?.spots;
  if (!Array.isArray(list) || list.length < 1 || list.length > MAX_SPOTS) return undefined;
  const spots = list.map((one: unknown) => parseSpot(one, known));
  const valid = spots.filter((one) => one !== undefined);
  if (valid.length !== spots.length || new Set(valid.map(({ spot }) => spot)).size !== valid.length)
    return undefined;
  return { spots: valid.toSorted((a, b) => (a.spot < b.spot ? -1 : 1)) };
}
