import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
const GAME_CLASSES = ['live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bgs'] as const;
/** What rates apply to: the prize modes of lotteries, then the other categories of games. */
export const RATE_CLASSES = [...PRIZE_MODES, ...GAME_CLASSES] as const;
export const rateClass = z.enum(RATE_CLASSES);

/** In parts per million: 75,000 is 7.5 %. */
export const ratePpm = z.int().min(0).max(1_000_000);
export const someRates = z.partialRecord(rateClass, ratePpm);
export const rates = z.record(rateClass, ratePpm);

/** Agents of every type have equal rights. */
export const OPENED_TYPES = [0, 1, 2, 41, 42] as const;
export const opensType = z.literal(OPENED_TYPES);
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
  /** How many visitors came with it; each counts once a day. */
  visits: z.int(),
  /** Of those who registered with it: who made a deposit, and who reached the threshold of active members. */
  deposited: z.int(),
  active: z.int(),
});
export type AgentLink = z.output<typeof link>;

/** How many downlines an agent may still open at a rate or above. */
export const quota = z.object({ class: rateClass, fromPpm: ratePpm, places: z.int() });

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
  linkVisit: {
    method: 'POST',
    path: '/wps/agent/links/:code/visits',
    summary: 'Counts a visitor who came with a registration link. Unknown codes are ignored.',
    access: 'visitor',
    params: z.object({ code: z.string().max(64) }),
    response: z.object({ counted: z.boolean() }),
  },
  rights: {
    method: 'GET',
    path: '/wps/agent/rights',
    summary:
      'What the agent can give to downlines: the own rates, the places left above thresholds, and the depth.',
    access: 'agent',
    response: z.object({
      rates,
      quotas: z.array(quota),
      /** Levels that may still be opened below the agent. */
      levelsLeft: z.int(),
    }),
    errors: ['agents.not_found'],
  },
  open: {
    method: 'POST',
    path: '/wps/agent/downline',
    summary:
      'Opens an account directly under the agent; its first password must be changed at the first sign-in.',
    access: 'agent',
    encrypted: true,
    body: z.object({
      /** Becomes the id of the account: the same call again opens nothing. */
      id: idempotencyKey,
      account: z.string().trim().min(1).max(64),
      nickname: z.string().trim().max(64).default(''),
      password: z.string().min(1).max(128),
      type: opensType,
      rates: someRates,
    }),
    response: z.object({ id, account: z.string(), nickname: z.string(), type: z.int(), rates }),
    errors: [
      'agents.not_found',
      'agents.rate_invalid',
      'agents.rate_above',
      'agents.quota',
      'agents.too_deep',
      'agents.id_reused',
      'identity.username_taken',
      'request.too_many',
    ],
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
