import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { grantedRewards } from '../promotions/granted.ts';
import { missionStep } from './shapes.ts';

/** What every contest says of itself. */
export const contestFacts = {
  id,
  promotionId: id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  currency: z.string(),
  opensAt: instant,
  closesAt: instant,
  /** `sealed`: over, and nothing that counts can change any more, but prizes are not given yet. */
  state: z.enum(['soon', 'open', 'sealed', 'over']),
  /** Members who take part. */
  entries: z.int(),
};

const step = missionStep.extend({
  done: money,
  /** Not sealed yet: shown, never paid for. */
  provisional: money,
  reachedAt: instant.nullable(),
});

const mission = z.object({
  ...contestFacts,
  steps: z.array(step),
  rewards: grantedRewards,
  /** `claimable`: all steps are done and the reward waits. */
  status: z.enum(['going', 'claimable', 'claimed', 'missed']),
});
export type Mission = z.output<typeof mission>;

/** Another member, under the name that the member lets others see. */
export const boardRow = z.object({
  place: z.int(),
  name: z.string(),
  isMe: z.boolean(),
  /** Of missions: steps done. */
  score: money,
  prize: money.nullable(),
});
export type BoardRow = z.output<typeof boardRow>;

/** Missions, under the addresses of the published interface. */
export const missionsRoutes = defineRoutes({
  missionSummary: {
    method: 'GET',
    path: '/wps/relay/MCS_missionSummary',
    summary: 'How many missions are under way, and how many rewards wait.',
    access: 'member',
    response: z.object({ going: z.int(), claimable: z.int(), claimed: z.int() }),
  },
  missionList: {
    method: 'GET',
    path: '/wps/relay/MCS_missionList',
    summary: 'The missions that are running or just over, with the member’s progress step by step.',
    access: 'member',
    response: z.object({
      missions: z.array(mission),
      /** What was played before is in the steps; null before the first seal. */
      sealedUntil: instant.nullable(),
    }),
  },
  missionLeaderboard: {
    method: 'GET',
    path: '/wps/relay/MCS_missionLeaderboard',
    summary: 'The best of a mission, with the caller’s own row.',
    access: 'member',
    query: pageQuery.extend({ missionId: id.optional() }),
    response: z.object({
      mission: z.object({ ...contestFacts, steps: z.int(), rewards: grantedRewards }).nullable(),
      rows: z.array(boardRow),
      me: boardRow.nullable(),
      totalPages: z.int(),
    }),
    errors: ['contests.not_found'],
  },
  claimMission: {
    method: 'POST',
    path: '/wps/relay/MCS_claimMission',
    summary: 'Collects the reward of a mission whose steps are all done; again, it changes nothing.',
    access: 'member',
    body: z.object({ missionId: id }),
    response: z.object({ missionId: id, status: z.literal('claimed') }),
    errors: ['contests.not_found', 'contests.not_done'],
  },
});
