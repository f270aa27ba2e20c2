import type { SiteApi } from '@croupier/contract/api.ts';
import { bonusesRoutes } from '@croupier/contract/bonuses/bonuses.ts';
import { pointsRoutes } from '@croupier/contract/loyalty/points.ts';
import { mallRoutes } from '@croupier/contract/loyalty/mall.ts';
import { vipRoutes } from '@croupier/contract/loyalty/vip.ts';
import { missionsRoutes } from '@croupier/contract/contests/missions.ts';
import { racesRoutes } from '@croupier/contract/contests/races.ts';
import { rafflesRoutes } from '@croupier/contract/contests/raffles.ts';
import { envelopesRoutes } from '@croupier/contract/contests/envelopes.ts';
import { wheelsRoutes } from '@croupier/contract/contests/wheels.ts';
import { referralsRoutes } from '@croupier/contract/referrals/referrals.ts';
import { promotionsRoutes, rewardsRoutes } from '@croupier/contract/promotions/promotions.ts';

/** Promotions, bonuses, points and contests. */
export const api = {
  bonuses: bonusesRoutes,
  points: pointsRoutes,
  mall: mallRoutes,
  vip: vipRoutes,
  missions: missionsRoutes,
  races: racesRoutes,
  raffles: rafflesRoutes,
  envelopes: envelopesRoutes,
  wheels: wheelsRoutes,
  referrals: referralsRoutes,
  promotions: promotionsRoutes,
  rewards: rewardsRoutes,
} satisfies Partial<SiteApi>;
