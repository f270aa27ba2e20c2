import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { memberParams } from '../access/member-acts.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { protectionSettings } from './policy.ts';
import { EXCLUSIONS, LIMIT_KINDS, LIMIT_SPANS, limitValue, protectionState } from './protection.ts';

/** One entry of the audit log about a member's protection. */
const protectionEvent = z.object({
  id,
  at: instant,
  action: z.string(),
  actor: z.object({ kind: z.string(), id: z.string().nullable() }),
  before: z.unknown(),
  after: z.unknown(),
});
export type ProtectionEvent = z.infer<typeof protectionEvent>;

const exclusion = z.object({
  id,
  kind: z.enum(['cool_off', 'self_exclusion']),
  startsAt: instant,
  /** Null: for ever. */
  endsAt: instant.nullable(),
  returnAt: instant.nullable(),
  isActive: z.boolean(),
});

export const memberProtection = z.object({
  state: protectionState,
  /** All exclusions and breaks, the newest first. */
  exclusions: z.array(exclusion),
  history: z.array(protectionEvent),
});
export type MemberProtection = z.infer<typeof memberProtection>;

const done = z.object({ state: z.literal('done') });

/** What a second person approves: another operator's limit, looser or gone. `amount` is minutes for the kind `time`. */
export const limitLoosening = z.object({
  kind: z.enum(LIMIT_KINDS),
  span: z.enum(LIMIT_SPANS),
  /** Null removes the limit. */
  amount: money.nullable(),
});
export type LimitLoosening = z.infer<typeof limitLoosening>;

const act = {
  method: 'POST',
  access: 'operator',
  confirmed: true,
  params: memberParams,
} as const;

/** What operators see and do about the protection of players. A player's own limit or exclusion is never loosened here. */
export const protectionControlRoutes = defineRoutes({
  member: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/members/:id/protection',
    summary: 'A member’s limits and their use, exclusions, and what happened to them.',
    access: 'operator',
    permission: 'members.view',
    params: memberParams,
    response: memberProtection,
    errors: ['identity.member_not_found'],
  },
  tighten: {
    ...act,
    path: '/console/merchants/:merchantCode/members/:id/protection/limits',
    summary: 'Sets a limit of the operator beside the member’s own, or a tighter one.',
    permission: 'protection.tighten',
    body: z.object({ limit: limitValue, reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found', 'protection.looser_limit'],
  },
  loosen: {
    ...act,
    path: '/console/merchants/:merchantCode/members/:id/protection/loosening',
    summary: 'Asks to raise or remove a limit of the operator, which a second person decides.',
    permission: 'protection.loosen',
    body: z.object({ change: limitLoosening, reason: requestReason }),
    response: requestResult,
    errors: ['identity.member_not_found', 'protection.limit_unknown', 'approvals.already_asked'],
  },
  exclude: {
    ...act,
    path: '/console/merchants/:merchantCode/members/:id/protection/exclusion',
    summary: 'Excludes a member from play, at once. It can be made longer, never shorter.',
    permission: 'protection.tighten',
    body: z.object({ period: z.enum(EXCLUSIONS), reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found'],
  },
  reopen: {
    ...act,
    path: '/console/merchants/:merchantCode/members/:id/protection/reopening',
    summary: 'Asks to reopen a closed account, which a second person decides. An exclusion stays.',
    permission: 'protection.loosen',
    body: z.object({ reason: requestReason }),
    response: requestResult,
    errors: ['identity.member_not_found', 'protection.not_closed', 'approvals.already_asked'],
  },
  policy: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/protection',
    summary: 'How a merchant protects its players.',
    access: 'operator',
    permission: 'merchants.view',
    params: merchantParams,
    response: protectionSettings,
    errors: ['merchants.not_found'],
  },
  changePolicy: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/protection',
    summary: 'Asks to change how a merchant protects its players, which a second person decides.',
    access: 'operator',
    permission: 'merchants.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: protectionSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
});
