import type { BadgeName } from '@croupier/contract/loyalty/vip.ts';

const BY_LEVEL: ReadonlyArray<readonly [level: number, badge: BadgeName]> = [
  [1, 'first_steps'],
  [2, 'regular'],
  [4, 'high_tier'],
];

/** The badges that somebody on a level has; `top` is the highest level of the ladder. */
export const levelBadges = (level: number, top: number): BadgeName[] => [
  ...BY_LEVEL.filter(([from]) => level >= from).map(([, badge]) => badge),
  ...(level > 0 && level >= top ? (['summit'] as const) : []),
];
