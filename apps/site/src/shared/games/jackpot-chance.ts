import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';

/** In the ledger's scale. */
const ONE_MINOR = 10_000n;
/** Where a single unit is worth next to nothing, such as the đồng. */
const MANY = 10_000n;

export type JackpotChance = { stakeMinor: bigint; oneIn: bigint };

/** The chance of a round with a stake that people think in: 1.00, or 10,000 in currencies without decimals. */
export function jackpotChance(
  { drawnOncePer }: Pick<JackpotPool, 'drawnOncePer'>,
  decimals: number,
): JackpotChance {
  const stakeMinor = decimals === 0 ? ONE_MINOR * MANY : ONE_MINOR;
  return { stakeMinor, oneIn: drawnOncePer / stakeMinor };
}
