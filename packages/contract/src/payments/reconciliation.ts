import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { movementState } from './deposit-desk.ts';

const MERCHANT = '/console/merchants/:merchantCode';

/** `unmatched`: incoming money that waits for an owner or to be sent back. */
export const MOVEMENT_QUEUES = ['unmatched'] as const;

const filterText = z.string().trim().min(1).max(100);

export const movementList = defineList({
  id: 'movements',
  path: '/console/movements',
  summary: 'What providers have reported, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    accountId: id,
    accountName: z.string(),
    theirId: z.string(),
    direction: z.enum(['in', 'out']),
    amount: money,
    fee: money,
    asset: z.string(),
    payer: z.string(),
    text: z.string(),
    at: instant,
    state: movementState,
    /** What of it waits for an owner or a decision. */
    waiting: money,
    depositId: id.nullable(),
    payoutId: id.nullable(),
  }),
  filters: {
    id,
    queue: z.enum(MOVEMENT_QUEUES),
    accountId: id,
    theirId: filterText,
    text: filterText,
    direction: z.enum(['in', 'out']),
    state: movementState,
    amountMin: money,
    amountMax: money,
    atFrom: instant,
    atUntil: instant,
  },
  sorts: ['at', 'amount'],
  initialSort: '-at',
});
export type MovementItem = z.output<typeof movementList.item>;

const depositCandidate = z.object({
  id,
  reference: z.string(),
  memberId: id,
  account: z.string(),
  payeeName: z.string(),
  asked: money,
  state: z.string(),
  createdAt: instant,
});

const params = merchantParams.extend({ id });

export const movementDeskRoutes = defineRoutes({
  list: movementList.route,
  get: {
    method: 'GET',
    path: `${MERCHANT}/movements/:id`,
    summary: 'A movement with the deposits that it could belong to, best first.',
    access: 'operator',
    permission: 'payments.view',
    params,
    response: z.object({
      movement: movementList.item,
      candidates: z.array(depositCandidate),
      /** From this amount on, a second person decides. */
      line: money,
      /** It is being sent back. */
      refundId: id.nullable(),
    }),
    errors: ['payments.not_found'],
  },
  return: {
    method: 'POST',
    path: `${MERCHANT}/movements/:id/return`,
    summary:
      'Sends money without an owner back to its payer. From the approval line on, a second person decides.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params,
    body: z.object({ key: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});

/** What reconciliation finds: a movement that only one side has, or a figure that differs. */
export const FINDING_KINDS = ['missing_here', 'missing_there', 'amount', 'state', 'fee', 'position'] as const;
export const findingKind = z.enum(FINDING_KINDS);
export type FindingKind = z.infer<typeof findingKind>;

export const findingList = defineList({
  id: 'findings',
  path: '/console/findings',
  summary: 'Differences between provider accounts and the ledger, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    accountId: id,
    accountName: z.string(),
    kind: findingKind,
    /** The provider's id of the movement, or the asset of a position. */
    subject: z.string(),
    asset: z.string(),
    ours: money.nullable(),
    theirs: money.nullable(),
    foundAt: instant,
    resolvedAt: instant.nullable(),
    resolvedByName: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  filters: {
    id,
    kind: findingKind,
    accountId: id,
    isOpen: z.enum(['yes', 'no']),
    subject: filterText,
    foundFrom: instant,
    foundUntil: instant,
  },
  sorts: ['foundAt'],
  initialSort: '-foundAt',
});
export type FindingItem = z.output<typeof findingList.item>;

const position = z.object({
  accountId: id,
  accountName: z.string(),
  asset: z.string(),
  /** By the ledger. */
  ours: money,
  /** By the provider; null where it tells none. */
  theirs: money.nullable(),
  at: instant,
});
const currentPosition = position.extend({
  /** By the ledger at this moment, with what was booked since. */
  booked: money,
  /** Null where the account was never reconciled. */
  at: instant.nullable(),
});

export const reconciliationRoutes = defineRoutes({
  list: findingList.route,
  positions: {
    method: 'GET',
    path: `${MERCHANT}/positions`,
    summary:
      'The balance of each provider account by the ledger and by the provider, at the last reconciliations, and by the ledger now.',
    access: 'operator',
    permission: 'payments.view',
    params: merchantParams,
    response: z.object({
      current: z.array(currentPosition),
      /** The last reconciliations of each account, oldest first. */
      past: z.array(position),
    }),
  },
  run: {
    method: 'POST',
    path: `${MERCHANT}/payment-accounts/:id/reconcile`,
    summary: 'Reconciles the last three days of an account now.',
    access: 'operator',
    permission: 'payments.reconcile',
    params,
    body: z.object({}),
    response: z.object({ findings: z.int() }),
    errors: ['payments.account_not_found', 'payments.provider_down'],
  },
  resolve: {
    method: 'POST',
    path: `${MERCHANT}/findings/:id/resolve`,
    summary: 'Closes a difference with a reason.',
    access: 'operator',
    permission: 'payments.reconcile',
    params,
    body: z.object({ reason: requestReason }),
    response: z.object({ resolved: z.literal(true) }),
    errors: ['payments.not_found', 'payments.state'],
  },
  settle: {
    method: 'POST',
    path: `${MERCHANT}/payment-accounts/:id/settle`,
    summary:
      'Books money that a provider has paid to the merchant’s bank, and its fees. From the approval line on, a second person decides.',
    access: 'operator',
    permission: 'payments.reconcile',
    confirmed: true,
    params,
    body: z.object({ key: idempotencyKey, amount: positiveMoney, fee: money, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.account_not_found',
      'payments.amount_outside',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});
