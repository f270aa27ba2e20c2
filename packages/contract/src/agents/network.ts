import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes } from '../route.ts';

const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
const GAME_CLASSES = ['live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bgs'] as const;
/** What rates apply to: the prize modes of lotteries, then the other categories of games. */
export const RATE_CLASSES = [...PRIZE_MODES, ...GAME_CLASSES] as const;
const rateClass = z.enum(RATE_CLASSES);

/** In parts per million: 75,000 is 7.5 %. */
const ratePpm = z.int().min(0).max(1_000_000);
const someRates = z.partialRecord(rateClass, ratePpm);
const rates = z.record(rateClass, ratePpm);

/** Agents of every type have equal rights. */
export const OPENED_TYPES = [0, 1, 2, 41, 42] as const;
const opensType = z.literal(OPENED_TYPES);
const label = z.string().trim().max(64);
const linkState = z.enum(['open', 'closed']);

const link = z.object({
  code: z.string(),
  label: z.string(),
  opensType: z.int(),
  rates,
  maxUses: z.int().nullable(),
  uses: z.int(),
  expiresAt: instant.nullable(),
  state: linkState,
  createdAt: instant,
});

const teamMember = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.enum(['open', 'closed', 'locked']),
  /** Levels below the caller: 1 for direct downlines. */
  level: z.int(),
  uplineId: id.nullable(),
  uplineAccount: z.string().nullable(),
  rates,
  directs: z.int(),
  /** Everybody below. */
  teamSize: z.int(),
  openedAt: instant,
  lastSeenAt: instant.nullable(),
});
const teamParams = z.object({ memberId: id });

/** An agent's own team, its rates and registration links. Who is outside the team is not found. */
export const networkRoutes = defineRoutes({
  links: {
    method: 'GET',
    path: '/wps/agent/links',
    summary: 'The agent’s registration links, newest first.',
    access: 'agent',
    response: z.array(link),
    errors: ['agents.not_found'],
  },
  createLink: {
    method: 'POST',
    path: '/wps/agent/links',
    summary: 'Adds a registration link; its rates are cut to what the agent has when somebody registers.',
    access: 'agent',
    body: z.object({
      label,
      opensType,
      rates: someRates,
      maxUses: z.int().min(1).max(1_000_000).nullable(),
      expiresAt: instant.nullable(),
    }),
    response: link,
    errors: [
      'agents.not_found',
      'agents.rate_invalid',
      'agents.rate_lower',
      'agents.rate_above',
      'agents.too_many_links',
    ],
  },
  changeLink: {
    method: 'PATCH',
    path: '/wps/agent/links/:code',
    summary: 'Renames, closes or opens a registration link.',
    access: 'agent',
    params: z.object({ code: z.string().max(64) }),
    body: z.object({ label: label.optional(), state: linkState.optional() }),
    response: link,
    errors: ['agents.not_found'],
  },
  team: {
    method: 'GET',
    path: '/wps/agent/team',
    summary: 'Direct downlines of the agent or of one of the team, or the team’s members by account name.',
    access: 'agent',
    query: z.object({
      of: id.optional(),
      search: z.string().trim().min(2).max(64).optional(),
      /** The last member of the page before. */
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
    }),
    response: z.object({ items: z.array(teamMember), next: id.nullable() }),
    errors: ['agents.not_found'],
  },
  teamMember: {
    method: 'GET',
    path: '/wps/agent/team/:memberId',
    summary: 'One of the team.',
    access: 'agent',
    params: teamParams,
    response: teamMember,
    errors: ['agents.not_found'],
  },
  raiseRates: {
    method: 'PATCH',
    path: '/wps/agent/team/:memberId/rates',
    summary: 'Raises rates of a direct downline from the next five minutes on.',
    access: 'agent',
    params: teamParams,
    body: z.object({ rates: someRates }),
    response: z.object({ rates }),
    errors: [
      'agents.not_found',
      'agents.not_direct',
      'agents.rate_invalid',
      'agents.rate_lower',
      'agents.rate_above',
      'agents.quota',
    ],
  },
});
