import type { Promotion } from '../promotions/index.ts';
import type { Programme } from './referrals.types.ts';

/** What a promotion of the kind `referral` says; undefined if it gives nothing that this programme knows. */
export function programmeOf(promotion: Promotion): Programme | undefined {
  const { rewards, who } = promotion.definition;
  let rewardMinor = 0n;
  let edgeBps = 0;
  for (const reward of rewards) {
    if (reward.kind !== 'cash') continue;
    const { amount } = reward;
    if (amount.by === 'fixed') rewardMinor = amount.amount;
    if (amount.by === 'percent' && amount.base === 'friendEdge') edgeBps = amount.bps;
  }
  if (rewardMinor === 0n && edgeBps === 0) return undefined;
  let minDepositMinor = 0n;
  let minPlayMinor = 0n;
  for (const condition of who) {
    if (condition.is === 'deposits' && condition.amount !== null) minDepositMinor = condition.amount;
    if (condition.is === 'played') minPlayMinor = condition.min;
  }
  return { promotion, rewardMinor, edgeBps, minDepositMinor, minPlayMinor };
}

const FULL_BPS = 10_000n;

/** The part of an edge that is paid, rounded down; of a negative edge as much the other way. */
export const shareOfEdge = (edgeMinor: bigint, bps: number): bigint => (edgeMinor * BigInt(bps)) / FULL_BPS;

export type FriendFacts = {
  depositedMinor: bigint;
  playedMinor: bigint;
  isVerified: boolean;
};

/** Whether a friend has done everything that the programme asks for. */
export const isQualified = (
  { minDepositMinor, minPlayMinor }: Programme,
  { depositedMinor, playedMinor, isVerified }: FriendFacts,
): boolean =>
  isVerified && depositedMinor > 0n && depositedMinor >= minDepositMinor && playedMinor >= minPlayMinor;

/** How much of the play is done, in hundredths of a percent, up to all of it. */
export function playedBps({ minPlayMinor }: Pick<Programme, 'minPlayMinor'>, playedMinor: bigint): number {
  if (minPlayMinor <= 0n || playedMinor >= minPlayMinor) return 10_000;
  return playedMinor <= 0n ? 0 : Number((playedMinor * FULL_BPS) / minPlayMinor);
}
