import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineList } from './define-list.ts';

export const MEMBER_KINDS = ['member', 'agent', 'trial'] as const;
export const MEMBER_STATES = ['open', 'locked', 'closed'] as const;

export const memberList = defineList({
  id: 'members',
  path: '/console/members',
  summary: 'Members with balances; contact details are masked.',
  permission: 'members.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    account: z.string(),
    nickname: z.string(),
    payeeName: z.string().nullable(),
    kind: z.enum(MEMBER_KINDS),
    /** The numeric account type. */
    type: z.int(),
    status: z.enum(MEMBER_STATES),
    currency: z.string(),
    /** Of the main wallet. */
    balance: money,
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    lastLoginAt: instant.nullable(),
    registeredAt: instant,
  }),
  filters: {
    /** The start of the account name, in any case. */
    account: z.string().trim().min(1).max(64),
    /** The whole number in E.164. */
    mobile: z
      .string()
      .trim()
      .regex(/^\+[1-9]\d{5,14}$/),
    email: z.string().trim().min(3).max(254),
    kind: z.enum(MEMBER_KINDS),
    status: z.enum(MEMBER_STATES),
    registeredFrom: instant,
    registeredUntil: instant,
    /** Balances in filters and order are up to a minute old. */
    balanceMin: money,
    balanceMax: money,
  },
  sorts: ['registeredAt', 'account', 'balance', 'lastLoginAt'],
  initialSort: '-registeredAt',
});

export type MemberItem = z.output<typeof memberList.item>;
