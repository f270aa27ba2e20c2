import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRoutes } from '../route.ts';
import { round, roundState } from './rounds.ts';

/** The longest period that all rounds of a merchant can be sorted by amount in. */
export const MAX_SORTED_DAYS = 31;

export const roundList = defineList({
  id: 'rounds',
  path: '/console/rounds',
  summary:
    'Rounds of all members, newest first. Sorting by amount needs a member or a period of up to 31 days.',
  permission: 'rounds.view',
  item: round
    .pick({ id: true, vendor: true, gameId: true, gameName: true, state: true, stake: true, payout: true })
    .extend({
      merchantCode: z.string(),
      memberId: id,
      account: z.string(),
      currency: z.string(),
      openedAt: instant,
      settledAt: instant.nullable(),
    }),
  filters: {
    id,
    /** The account name, in any case. */
    account: z.string().trim().min(1).max(64),
    gameId: z.string().trim().min(1).max(96),
    vendor: z.string().trim().min(1).max(32),
    state: roundState,
    openedFrom: instant,
    openedUntil: instant,
  },
  sorts: ['openedAt', 'stake', 'payout'],
  initialSort: '-openedAt',
});
export type RoundItem = z.output<typeof roundList.item>;

export const roundListRoutes = defineRoutes({
  list: {
    ...roundList.route,
    errors: [...roundList.route.errors, 'rounds.sort_needs_period'] as const,
  },
});
