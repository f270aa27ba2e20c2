import type { Good } from '@croupier/contract/loyalty/mall.ts';

export type Member = { points: bigint; level: number };
export type Obstacle = 'soldOut' | 'level' | 'points';

/** Why a member cannot have one piece now; undefined when nothing stands against it. */
export function obstacleTo(
  good: Pick<Good, 'stock' | 'minLevel' | 'points'>,
  member: Member,
): Obstacle | undefined {
  if (good.stock === 0) return 'soldOut';
  if (good.minLevel > member.level) return 'level';
  return good.points > member.points ? 'points' : undefined;
}

/** How much of the price a member has, 0 to 1. */
export const shareOf = (price: bigint, { points }: Pick<Member, 'points'>): number =>
  price <= 0n || points >= price ? 1 : Number((points * 1_000n) / price) / 1_000;
