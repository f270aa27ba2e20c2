import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import {
  classFigures,
  dayFields,
  daySpanProblem,
  figuresUntil,
  isDaySpan,
  linePerson,
  listCursor,
  teamFigures,
  TOTAL_DAYS_MAX,
} from './figures.ts';
import { quota, rateClass, ratePpm, rates, someRates } from './network.ts';

const agentParams = merchantParams.extend({ memberId: id });
const limit = z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(50);
const status = z.enum(['open', 'closed', 'locked']);

const treeNode = linePerson.extend({
  status,
  /** Levels below the house: 1 for roots. */
  depth: z.int(),
  uplineId: id.nullable(),
  rates,
  directs: z.int(),
  teamSize: z.int(),
  openedAt: instant,
  lastSeenAt: instant.nullable(),
});

/** A sheet and since when it holds. */
const ratesSince = z.object({ from: instant, rates });

/** The agents' tree of a merchant, for operators. */
export const agentDeskRoutes = defineRoutes({
  tree: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents',
    summary: 'Direct downlines of the house or of an agent, or members whose account begins so.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams,
    query: z.object({
      of: id.optional(),
      search: z.string().trim().min(2).max(64).optional(),
      after: listCursor.optional(),
      limit,
    }),
    response: z.object({
      items: z.array(treeNode),
      next: z.string().nullable(),
      /** From the root down to whose downlines these are. */
      line: z.array(linePerson),
    }),
    errors: ['agents.not_found', 'lists.bad_cursor'],
  },
  agent: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents/:memberId',
    summary: 'One node of the tree: line, rates, quota, links and the figures of its team in some days.',
    access: 'operator',
    permission: 'agents.view',
    params: agentParams,
    query: z.object(dayFields).refine(isDaySpan(TOTAL_DAYS_MAX), daySpanProblem),
    response: treeNode.extend({
      currency: z.string(),
      line: z.array(linePerson),
      ratesHistory: z.array(ratesSince),
      /** What the upline has: rates cannot be above. Null for roots. */
      uplineRates: rates.nullable(),
      quotas: z.array(quota),
      links: z.array(
        z.object({
          code: z.string(),
          label: z.string(),
          opensType: z.int(),
          rates,
          maxUses: z.int().nullable(),
          uses: z.int(),
          visits: z.int(),
          deposited: z.int(),
          active: z.int(),
          state: z.enum(['open', 'closed']),
          expiresAt: instant.nullable(),
          createdAt: instant,
        }),
      ),
      moves: z.array(
        z.object({
          at: instant,
          fromAccount: z.string().nullable(),
          toAccount: z.string().nullable(),
          reason: z.string(),
        }),
      ),
      figures: teamFigures.extend({ newMembers: z.int(), firstDeposits: z.int() }),
      ownFigures: teamFigures,
      ownIncome: money,
      classes: z.array(classFigures),
      figuresUntil,
    }),
    errors: ['agents.not_found'],
  },
  rootLines: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents/root-lines',
    summary: 'What the house earned with each root and everybody below, in some days.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams,
    query: z
      .object({ ...dayFields, after: listCursor.optional(), limit })
      .refine(isDaySpan(TOTAL_DAYS_MAX), daySpanProblem),
    response: z.object({
      items: z.array(
        linePerson.extend({
          figures: teamFigures,
          /** Shares of rebates, salaries and dividends that the house paid into the line. */
          commissions: money,
          /** Stakes less payouts, bonuses, rebates and commissions. */
          profit: money,
        }),
      ),
      next: z.string().nullable(),
      currency: z.string(),
      totals: z.object({ figures: teamFigures, commissions: money, profit: money }).nullable(),
      figuresUntil,
    }),
    errors: ['lists.bad_cursor'],
  },
});

/** What operators change in the tree. */
export const agentControlRoutes = defineRoutes({
  changeRates: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/agents/:memberId/rates',
    summary:
      'Changes rates from the next settlement day on. Lowering also cuts whoever below has more, and tells everybody concerned.',
    access: 'operator',
    permission: 'agents.manage',
    confirmed: true,
    params: agentParams,
    body: z.object({ rates: someRates, reason: requestReason }),
    response: z.object({ from: instant, rates, /** Members below who were cut with it. */ cut: z.int() }),
    errors: ['agents.not_found', 'agents.rate_invalid', 'agents.rate_above'],
  },
  changeQuota: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/agents/:memberId/quota',
    summary: 'Sets how many downlines an agent may still open at a threshold of a class or above.',
    access: 'operator',
    permission: 'agents.manage',
    params: agentParams,
    body: z.object({
      class: rateClass,
      fromPpm: ratePpm,
      places: z.int().min(0).max(1_000_000),
      reason: requestReason,
    }),
    response: z.object({ quotas: z.array(quota) }),
    errors: ['agents.not_found', 'agents.threshold_unknown'],
  },
  thresholds: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents/thresholds',
    summary: 'The rates from which opening a downline takes a place of the opener’s quota.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams,
    response: z.array(z.object({ class: rateClass, fromPpm: ratePpm })),
  },
  changeThresholds: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/agents/thresholds',
    summary: 'Replaces these rates.',
    access: 'operator',
    permission: 'agents.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({
      thresholds: z.array(z.object({ class: rateClass, fromPpm: ratePpm })).max(60),
      reason: requestReason,
    }),
    response: z.array(z.object({ class: rateClass, fromPpm: ratePpm })),
  },
  move: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/agents/:memberId/move',
    summary:
      'Requests that a member with everybody below moves under another agent, or under the house, at the start of the next settlement day.',
    access: 'operator',
    permission: 'agents.manage',
    confirmed: true,
    params: agentParams,
    body: z.object({ toId: id.nullable(), reason: requestReason }),
    response: requestResult,
    errors: [
      'agents.not_found',
      'agents.move_same',
      'agents.move_below',
      'agents.move_pending',
      'agents.too_deep',
      'agents.rate_above',
      'approvals.already_asked',
    ],
  },
});

export const RING_REASONS = ['device', 'payment_account', 'payee_name', 'address'] as const;
export const RING_STATES = ['open', 'confirmed', 'dismissed'] as const;

const ring = z.object({
  id,
  state: z.enum(RING_STATES),
  reasons: z.array(z.enum(RING_REASONS)),
  size: z.int(),
  foundAt: instant,
  decidedAt: instant.nullable(),
  decision: z.string().nullable(),
});

/** Members who are probably one person. */
export const agentRingsRoutes = defineRoutes({
  rings: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents/rings',
    summary: 'Rings of members who share devices, payment accounts, names or addresses, newest first.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams,
    query: z.object({ state: z.enum(RING_STATES).optional(), after: listCursor.optional(), limit }),
    response: z.object({ items: z.array(ring), next: z.string().nullable() }),
    errors: ['lists.bad_cursor'],
  },
  ring: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/agents/rings/:ringId',
    summary: 'One ring with its members and what connects them.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams.extend({ ringId: id }),
    response: ring.extend({
      currency: z.string(),
      members: z.array(
        linePerson.extend({
          status,
          uplineAccount: z.string().nullable(),
          validBet: money,
          reasons: z.array(z.enum(RING_REASONS)),
        }),
      ),
    }),
    errors: ['agents.ring_not_found'],
  },
  decideRing: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/agents/rings/:ringId/decision',
    summary: 'Confirms a ring, or dismisses it: then its members count as different people.',
    access: 'operator',
    permission: 'agents.manage',
    params: merchantParams.extend({ ringId: id }),
    body: z.object({ state: z.enum(['confirmed', 'dismissed']), reason: requestReason }),
    response: ring,
    errors: ['agents.ring_not_found'],
  },
});
