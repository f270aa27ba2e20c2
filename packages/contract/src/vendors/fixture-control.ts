import { z } from 'zod';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { FIXTURE_CATEGORIES } from './fixture-categories.ts';

/** A category puts this many leagues and matches first. */
export const MAX_FEATURED = 50;

export const FIXTURE_KINDS = ['league', 'match'] as const;
const category = z.enum(FIXTURE_CATEGORIES);

const identity = {
  kind: z.enum(FIXTURE_KINDS),
  gameId: z.string().max(96),
  /** The vendor's id of the match, or the English title of the league. */
  key: z.string().min(1).max(200),
};

const controlledFixture = z.object({
  ...identity,
  name: z.string(),
  /** The league of a match; empty for a league itself. */
  league: z.string(),
  vendorName: z.string(),
  /** Null for a league. */
  startsAt: instant.nullable(),
  isLive: z.boolean(),
  /** From 1 among those that stand first; null for the others, which follow by their start. */
  position: z.int().nullable(),
  /** Whether its vendor lists it now. */
  isListed: z.boolean(),
});
export type ControlledFixture = z.infer<typeof controlledFixture>;

const PATH = '/console/merchants/:merchantCode/fixtures';

/** Operators' calls about the order of matches and fights in a merchant's lists. */
export const fixtureControlRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: PATH,
    summary:
      'Leagues and matches of a category: those that stand first, then leagues, then matches as players see them.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    query: z.object({ category }),
    response: z.array(controlledFixture),
    errors: ['merchants.not_found'],
  },
  place: {
    method: 'POST',
    path: `${PATH}/position`,
    summary: 'Puts a league or a match first at a position, or takes it back.',
    access: 'operator',
    permission: 'games.manage',
    params: merchantParams,
    body: z.object({ category, ...identity, position: z.int().min(1).max(MAX_FEATURED).nullable() }),
    response: z.array(controlledFixture),
    errors: ['merchants.not_found', 'vendors.fixture_not_found', 'catalogue.too_many_featured'],
  },
});
