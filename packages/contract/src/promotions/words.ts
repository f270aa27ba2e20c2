import { z } from 'zod';
import { rateClass } from '../agents/network.ts';

/** What a promotion is run by: `offer` by its rules alone, the others also by a contest. */
const PROMOTION_KINDS = ['offer', 'mission', 'race', 'raffle', 'envelope', 'wheel', 'referral'] as const;
export const promotionKind = z.enum(PROMOTION_KINDS);
export type PromotionKind = z.infer<typeof promotionKind>;

const TRIGGER_EVENTS = [
  'member.registered',
  'member.signed_in',
  'member.mobile_bound',
  'deposit.credited',
  'vip.levelled_up',
  'friend.qualified',
  'mission.completed',
] as const;
export const triggerEvent = z.enum(TRIGGER_EVENTS);
export type TriggerEvent = z.infer<typeof triggerEvent>;

const REWARD_KINDS = [
  'cash',
  'bonus',
  'points',
  'freeRounds',
  'tickets',
  'good',
  'share',
  'badge',
  'xp',
] as const;
export const rewardKind = z.enum(REWARD_KINDS);
export type RewardKind = z.infer<typeof rewardKind>;

/** What an amount is a part of. `edge`: valid bet times what the game keeps on average. `streak` counts days in a row. */
const BASES = ['deposit', 'netLoss', 'validBet', 'edge', 'rounds', 'score', 'friendEdge', 'streak'] as const;
export const base = z.enum(BASES);
export type Base = z.infer<typeof base>;

/** Bases that are sums of settled play. */
export const FIGURE_BASES = ['netLoss', 'validBet', 'edge', 'rounds'] as const satisfies readonly Base[];

const MARK_KINDS = ['person', 'device', 'address', 'instrument'] as const;
export const markKind = z.enum(MARK_KINDS);
export type MarkKind = z.infer<typeof markKind>;

/** Classes of games, as figures know them. */
export const playClass = rateClass;

const PROMOTION_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export const promotionState = z.enum(PROMOTION_STATES);
export type PromotionState = z.infer<typeof promotionState>;

export const GRANT_STATES = ['issued', 'claimed', 'process', 'review', 'expired', 'revoked'] as const;
export const grantState = z.enum(GRANT_STATES);
export type GrantState = z.infer<typeof grantState>;

/** What a member sees of a promotion. */
export const MEMBER_STATUSES = [
  'comingSoon',
  'join',
  'joined',
  'applying',
  'rejected',
  'issued',
  'process',
  'claimed',
  'closed',
] as const;
export const memberStatus = z.enum(MEMBER_STATUSES);
export type MemberStatus = z.infer<typeof memberStatus>;

const APPLICATION_STATES = ['waiting', 'asked', 'granted', 'rejected'] as const;
export const applicationState = z.enum(APPLICATION_STATES);
export type ApplicationState = z.infer<typeof applicationState>;
