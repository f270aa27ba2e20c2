import type { StakeLimits } from '@croupier/contract/games/originals.ts';
import { MAX_SPOTS } from '@croupier/fairplay/games/spots.ts';

/** The amounts that lie on spots, by spot. */
export type Placed = ReadonlyMap<string, bigint>;

const ONE_MINOR = 10_000n;
/** In hundredths of one unit of the currency; the highest are for currencies with small units. */
const CHIP_HUNDREDTHS = [
  10n,
  50n,
  100n,
  500n,
  2_500n,
  10_000n,
  50_000n,
  250_000n,
  1_000_000n,
  5_000_000n,
  25_000_000n,
  100_000_000n,
];
const MAX_CHIPS = 6;
const CHIP_STEP = 1_000n;

/** The chips on offer: round amounts that the limits allow on one spot. */
export function chipValues({ minStake: lowest, maxStake: highest }: StakeLimits): bigint[] {
  const values = CHIP_HUNDREDTHS.map((hundredths) => (hundredths * ONE_MINOR) / 100n).filter(
    (value) => value >= lowest && value <= highest,
  );
  const rounded = ((lowest + CHIP_STEP - 1n) / CHIP_STEP) * CHIP_STEP;
  return values.length > 0 ? values.slice(0, MAX_CHIPS) : [rounded];
}

export const totalOf = (placed: Placed): bigint => [...placed.values()].reduce((sum, one) => sum + one, 0n);

/** Puts a chip on each spot; the table stays as it is when it has no room for a further spot. */
export function place(placed: Placed, spots: readonly string[], chip: bigint): Placed {
  const next = new Map(placed);
  for (const spot of spots) next.set(spot, (next.get(spot) ?? 0n) + chip);
  return next.size > MAX_SPOTS ? placed : next;
}

export function remove(placed: Placed, spot: string): Placed {
  const next = new Map(placed);
  next.delete(spot);
  return next.size === placed.size ? placed : next;
}

export const double = (placed: Placed): Placed =>
  new Map([...placed].map(([spot, amount]) => [spot, amount * 2n]));
