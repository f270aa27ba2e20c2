import { z } from 'zod';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

export const MAX_LEVEL = 50;
export const vipLevelNumber = z.int().min(0).max(MAX_LEVEL);

/** From so many points on, so many points make 1.00 of money. */
const exchangeStep = z.object({ from: money, price: money });
export type ExchangeStep = z.infer<typeof exchangeStep>;

/** What members of a level get for points. */
export const levelExchange = z.object({
  level: vipLevelNumber,
  /** Money per day in the merchant's settlement zone. */
  dayCap: money,
  /** The first one begins at the smallest number that can be exchanged. */
  steps: z.array(exchangeStep),
});
export type LevelExchange = z.infer<typeof levelExchange>;

export const vipLevel = z.object({
  level: vipLevelNumber,
  name: z.string(),
  /** Experience from which on a member has the level. */
  threshold: money,
  /** What keeps the level for a quarter, where levels are reviewed; 0 keeps it for ever. */
  keep: money,
  cashbackBps: z.int(),
  rakebackBps: z.int(),
  levelUp: money,
  weekly: money,
  monthly: money,
  /** Null where points are not exchanged. */
  exchange: levelExchange.nullable(),
});
export type VipLevel = z.infer<typeof vipLevel>;

/** Every badge that there is. */
export const BADGES = [
  'first_steps',
  'regular',
  'high_tier',
  'summit',
  'first_treat',
  'collector',
  'saver',
  'exchanger',
  'mission_master',
  'race_winner',
  'raffle_winner',
  'lucky_spin',
  'good_company',
] as const;
export const badgeName = z.enum(BADGES);
export type BadgeName = z.infer<typeof badgeName>;

export const vipRoutes = defineRoutes({
  ladder: {
    method: 'GET',
    path: '/wps/vip',
    summary: 'The levels with everything that they bring, and whether a level can be lost.',
    access: 'visitor',
    response: z.object({
      currency: z.string(),
      /** Experience for 1.00 of valid bet, by class of game, in parts per million. */
      weights: z.array(z.object({ class: z.string(), xpPpm: z.int() })),
      levels: z.array(vipLevel),
      /** One level at most after a quarter with too little play, 14 days after a warning. */
      demotes: z.boolean(),
    }),
  },
  badges: {
    method: 'GET',
    path: '/wps/badges',
    summary: 'The caller’s badges, and those that can still be won.',
    access: 'member',
    response: z.object({
      badges: z.array(z.object({ badge: badgeName, at: instant.nullable() })),
    }),
  },
});
