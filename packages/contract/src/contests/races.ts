import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { boardRow, contestFacts } from './missions.ts';
import { raceShape } from './shapes.ts';

const raceParams = z.object({ raceId: id });
const { by, classes, minStake, cap, places } = raceShape.shape;

const race = z.object({
  ...contestFacts,
  by,
  classes,
  minStake,
  cap,
  places,
  pool: money,
  joined: z.boolean(),
});
export type Race = z.output<typeof race>;

export const racesRoutes = defineRoutes({
  races: {
    method: 'GET',
    path: '/wps/races',
    summary: 'Races that are coming, running or just over.',
    access: 'visitor',
    response: z.object({ races: z.array(race) }),
  },
  raceBoard: {
    method: 'GET',
    path: '/wps/races/:raceId/board',
    summary:
      'A page of a race’s board from sealed figures, with the caller’s own row and what is not sealed yet.',
    access: 'visitor',
    params: raceParams,
    query: pageQuery.extend({ pageNum: z.coerce.number().int().min(1).max(100).default(1) }),
    response: z.object({
      race,
      rows: z.array(boardRow),
      totalPages: z.int(),
      /** The caller, who has joined. */
      me: boardRow
        .extend({
          /** Not sealed yet: shown, never ranked. */
          provisional: money,
          /** The score of the next place with a higher prize, and what is missing. */
          next: z.object({ place: z.int(), score: money }).nullable(),
        })
        .nullable(),
      sealedUntil: instant.nullable(),
      /** Prizes are given after this; objections come before. */
      objectionsUntil: instant.nullable(),
    }),
    errors: ['contests.not_found'],
  },
  joinRace: {
    method: 'POST',
    path: '/wps/races/:raceId/join',
    summary: 'Joins a race; what is played from then on counts.',
    access: 'member',
    params: raceParams,
    response: z.object({ raceId: id, joinedAt: instant }),
    errors: ['contests.not_found', 'contests.over', 'contests.not_for_you'],
  },
});
