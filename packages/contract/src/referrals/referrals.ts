import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';

const programme = z.object({
  /** For each friend who qualifies: what the referrer gets, and the friend. */
  referrerReward: money,
  friendReward: money,
  minDeposit: money,
  minPlay: money,
  days: z.int(),
  /** The part of the house’s edge on friends’ own play. */
  edgeBps: z.int(),
});

const friend = z.object({
  /** Nothing by which the friend could be found. */
  name: z.string(),
  registeredAt: instant,
  steps: z.object({ verified: z.boolean(), deposited: z.boolean(), played: z.boolean() }),
  /** How much of the play that it takes, up to all of it. */
  playedBps: z.int(),
  state: z.enum(['going', 'qualified', 'refused', 'late']),
  daysLeft: z.int(),
  earned: money,
});
export type Friend = z.output<typeof friend>;

const week = z.object({
  week: z.iso.date(),
  friends: z.int(),
  /** Valid bet × (1 − return to the player) of friends’ own money. */
  edge: money,
  bps: z.int(),
  amount: money,
  /** Weeks are collected once they are over and sealed. */
  isOver: z.boolean(),
});
export type ReferralWeek = z.output<typeof week>;

/** Inviting friends. */
export const referralsRoutes = defineRoutes({
  referral: {
    method: 'GET',
    path: '/wps/referral',
    summary: 'The member’s own code, which is made on first use, with the programme and what it has brought.',
    access: 'member',
    response: z.object({
      isOpen: z.boolean(),
      code: z.string(),
      friends: z.int(),
      qualified: z.int(),
      earned: money,
      collectable: money,
      currency: z.string(),
      programme: programme.nullable(),
    }),
    errors: ['referrals.closed'],
  },
  referralFriends: {
    method: 'GET',
    path: '/wps/referral/friends',
    summary: 'The friends that the member has invited, masked, with what they have done so far.',
    access: 'member',
    query: pageQuery,
    response: pageOf(friend),
  },
  referralEarnings: {
    method: 'GET',
    path: '/wps/referral/earnings',
    summary: 'What the member has earned of friends’ play, week by week, with the figures it follows from.',
    access: 'member',
    response: z.object({ weeks: z.array(week), collectable: money, currency: z.string() }),
  },
  collectReferral: {
    method: 'POST',
    path: '/wps/referral/collect',
    summary: 'Pays what has been earned in weeks that are over; again, it pays nothing more.',
    access: 'member',
    response: z.object({ amount: money, currency: z.string(), grantIds: z.array(id) }),
    errors: ['referrals.nothing', 'referrals.closed'],
  },
});
