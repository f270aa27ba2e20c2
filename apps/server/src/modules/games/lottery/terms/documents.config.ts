import type { LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import type { Mode } from '../schedules/schedules.types.ts';

const ONE = 10_000n;

/** The groups of a mode, and the highest rate in it. No merchant goes beyond them. */
export const MODES: Readonly<Record<Mode, { minGroup: number; maxGroup: number; baseMinor: bigint }>> = {
  LOTT: { minGroup: 1_800, maxGroup: 1_960, baseMinor: 2n * ONE },
  ZY: { minGroup: 1_800, maxGroup: 1_970, baseMinor: 2n * ONE },
  ELOTT: { minGroup: 1_800, maxGroup: 1_980, baseMinor: 2n * ONE },
  SEA: { minGroup: 1_700, maxGroup: 1_900, baseMinor: ONE },
};

/**
 * What a merchant starts with.
 *
 * @param scale for currencies whose unit is worth little, such as 1,000 for the đồng
 */
export function defaultDocument(mode: Mode, scale = 1n): LotteryDocument {
  const { baseMinor, ...groups } = MODES[mode];
  const parts = mode === 'SEA' ? [1n, 10n, 100n] : [1n, 10n, 100n, 1_000n];
  const units = parts.map((part) => (baseMinor * scale) / part);
  const amount = (whole: bigint): bigint => whole * scale * ONE;
  return {
    isOn: true,
    ...groups,
    rateBps: 500,
    units,
    closedPlays: [],
    playCuts: {},
    limits: {
      minBet: units.at(-1) ?? baseMinor,
      maxBet: amount(100_000n),
      maxDrawStake: amount(200_000n),
      maxPayout: amount(1_000_000n),
      maxNumberPayout: amount(2_000_000n),
    },
  };
}
