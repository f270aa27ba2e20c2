import { z } from 'zod';
import { id } from '../ids.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { requestReason } from './approvals.ts';

/** Path parameters of operators' calls about one member. */
export const memberParams = merchantParams.extend({ id });

export const LOCK_REASONS = ['security', 'fraud', 'rules', 'member_asked', 'other'] as const;
export const ACCESS_REASONS = ['security', 'member_asked', 'other'] as const;
export const REVEAL_REASONS = ['contact', 'identity_check', 'investigation', 'other'] as const;

/** The contact details that operators see masked. */
export const MASKED_FIELDS = ['mobile', 'email', 'payeeName'] as const;
export const maskedField = z.enum(MASKED_FIELDS);
export type MaskedField = z.infer<typeof maskedField>;

const done = z.object({ state: z.literal('done') });

/** What operators do about a member's access. Every act is in the audit log with its reason. */
export const memberActsRoutes = defineRoutes({
  lock: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/lock',
    summary: 'Locks a member, who is signed out everywhere and cannot sign in.',
    access: 'operator',
    permission: 'members.lock',
    confirmed: true,
    params: memberParams,
    body: z.object({ reasonCode: z.enum(LOCK_REASONS), reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found', 'members.not_open'],
  },
  unlock: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/unlock',
    summary: 'Unlocks a locked member.',
    access: 'operator',
    permission: 'members.lock',
    confirmed: true,
    params: memberParams,
    body: z.object({ reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found', 'members.not_locked'],
  },
  endSessions: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/sessions/end',
    summary: 'Signs a member out everywhere and forgets the remembered devices.',
    access: 'operator',
    permission: 'members.support',
    params: memberParams,
    body: z.object({ reasonCode: z.enum(ACCESS_REASONS), reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found'],
  },
  requirePassword: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/password-change',
    summary: 'Requires a member to choose a new password at the next sign-in.',
    access: 'operator',
    permission: 'members.support',
    params: memberParams,
    body: z.object({ reasonCode: z.enum(ACCESS_REASONS), reason: requestReason }),
    response: done,
    errors: ['identity.member_not_found', 'members.no_password'],
  },
});

/** Contact details without their mask. */
export const memberContactsRoutes = defineRoutes({
  reveal: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/members/:id/contacts/:field',
    summary: 'Reveals one masked contact detail. The audit log records who read it and why.',
    access: 'operator',
    permission: 'members.reveal',
    confirmed: true,
    params: memberParams.extend({ field: maskedField }),
    body: z.object({ reasonCode: z.enum(REVEAL_REASONS), reason: requestReason }),
    response: z.object({ state: z.literal('done'), value: z.string().nullable() }),
    errors: ['identity.member_not_found', 'request.too_many'],
  },
});
