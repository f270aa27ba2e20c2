import type { contractMoneyRoutes } from '@croupier/contract/agents/contracts.ts';
import type { CallOutput } from '@croupier/contract/route.ts';

export type ForecastView = CallOutput<typeof contractMoneyRoutes.forecast>[number];

export type Progress = {
  name: 'activeMembers' | 'validBet' | 'netLoss';
  reached: bigint;
  needed: bigint;
  /** 0 to 1. */
  share: number;
};

const SCALE = 10_000n;

/** How far the running period is towards each condition of the next tier that is not reached. */
export function progressTo({
  next,
  activeMembers,
  validBet,
  netLoss,
}: Pick<ForecastView, 'next' | 'activeMembers' | 'validBet' | 'netLoss'>): Progress[] {
  if (!next) return [];
  const { missing } = next;
  const rows = [
    { name: 'activeMembers', reached: BigInt(activeMembers), left: BigInt(missing.activeMembers) },
    { name: 'validBet', reached: validBet, left: missing.validBet },
    { name: 'netLoss', reached: netLoss, left: missing.netLoss ?? 0n },
  ] as const;
  return rows
    .filter(({ left }) => left > 0n)
    .map(({ name, reached, left }) => {
      const needed = reached + left;
      const share = reached <= 0n || needed <= 0n ? 0 : Number((reached * SCALE) / needed) / Number(SCALE);
      return { name, reached, needed, share };
    });
}
