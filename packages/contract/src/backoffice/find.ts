import { z } from 'zod';
import { APPROVAL_STATES } from '../access/approvals.ts';
import type { Permission } from '../access/permissions.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/** What can be found, each with the permission that it needs. The call itself needs the first one. */
export const FIND_PERMISSIONS = {
  member: 'members.view',
  round: 'rounds.view',
  transfer: 'members.view',
  payment: 'payments.view',
  approval: 'approvals.view',
} as const satisfies Record<string, Permission>;

export type FindKind = keyof typeof FIND_PERMISSIONS;

export const MIN_FIND_LETTERS = 2;
/** Of each kind; whoever gets this many should type more. */
export const MAX_FOUND = 8;

export const PAYMENT_THINGS = ['deposit', 'withdrawal', 'payout', 'refund', 'movement'] as const;

const place = { id, merchantCode: z.string() };

const found = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('member'),
    ...place,
    account: z.string(),
    status: z.enum(['open', 'closed', 'locked']),
    /** Masked. */
    mobile: z.string().nullable(),
    /** Masked. */
    email: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('round'),
    ...place,
    memberId: id,
    account: z.string(),
    gameName: z.string(),
    state: z.enum(['open', 'settled', 'voided']),
    currency: z.string(),
    stake: money,
    openedAt: instant,
  }),
  z.object({
    kind: z.literal('transfer'),
    ...place,
    /** The member whose account it moved; null between accounts of the house. */
    memberId: id.nullable(),
    account: z.string().nullable(),
    code: z.string(),
    currency: z.string(),
    amount: money,
    at: instant,
  }),
  z.object({
    kind: z.literal('payment'),
    ...place,
    thing: z.enum(PAYMENT_THINGS),
    /** Ours; of a movement the provider's. */
    reference: z.string(),
    /** Null for money without an owner. */
    account: z.string().nullable(),
    currency: z.string(),
    amount: money,
    at: instant,
  }),
  z.object({
    kind: z.literal('approval'),
    id,
    /** Empty for the whole platform. */
    merchantCode: z.string(),
    approvalKind: z.string(),
    state: z.enum(APPROVAL_STATES),
    askedBy: z.string(),
    askedAt: instant,
  }),
]);
export type Found = z.infer<typeof found>;
export type FoundOf<K extends FindKind> = Extract<Found, { kind: K }>;

export const findRoutes = defineRoutes({
  find: {
    method: 'GET',
    path: '/console/find',
    summary:
      'Finds members, rounds, transfers, payments and requests by account, mobile, email, any id or reference, as far as the grants allow.',
    access: 'operator',
    permission: 'members.view',
    query: z.object({ q: z.string().trim().min(MIN_FIND_LETTERS).max(200) }),
    response: z.array(found),
    errors: ['request.too_many'],
  },
});
