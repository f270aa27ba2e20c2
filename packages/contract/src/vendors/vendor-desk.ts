import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money, positiveMoney } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';

const ACCOUNTS = '/console/merchants/:merchantCode/vendor-accounts';
const DIFFERENCES = '/console/merchants/:merchantCode/vendor-differences';
const TRANSFERS = '/console/merchants/:merchantCode/vendor-transfers';

export const VENDOR_ACCOUNT_STATES = ['open', 'stopped', 'closed'] as const;
export const vendorAccountState = z.enum(VENDOR_ACCOUNT_STATES);

const values = z.record(z.string().min(1).max(40), z.unknown());

/** What the account's games have paid. The band is where a fair game stays 99 times of 100 after as many rounds. */
const returnFigures = z.object({
  vendorCode: z.string(),
  rounds: z.int(),
  stake: money,
  payout: money,
  /** In basis points; null without a printed return or without rounds. */
  theoryBps: z.int().nullable(),
  actualBps: z.int().nullable(),
  bandLowBps: z.int().nullable(),
  bandHighBps: z.int().nullable(),
});

const vendorAccount = z.object({
  id,
  adapter: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Without keys, which are written and never shown. */
  config: values,
  hosts: z.array(z.string()),
  addresses: z.array(z.string()),
  vendorCodes: z.array(z.string()),
  state: vendorAccountState,
  isTest: z.boolean(),
  /** Whether operators can give free rounds in its games. */
  freeRounds: z.boolean(),
  /** Where the vendor has to call us. */
  callbackUrl: z.string(),
  /** Until when the replaced keys are accepted, too. */
  previousKeysUntil: instant.nullable(),
  lastCallAt: instant.nullable(),
  /** Of the last hour. */
  calls: z.int(),
  refused: z.int(),
  late: z.int(),
  p99Milliseconds: z.number().nullable(),
  openRounds: z.int(),
  openRoundsTooLong: z.int(),
  differences: z.int(),
});
export type VendorAccount = z.output<typeof vendorAccount>;

const difference = z.object({
  accountId: id,
  accountName: z.string(),
  key: z.string(),
  kind: z.string(),
  member: z.string().nullable(),
  ours: values.nullable(),
  theirs: values.nullable(),
  state: z.enum(['open', 'asked', 'closed']),
  outcome: z.string().nullable(),
  /** What two persons have done about it; it closes when a later comparison agrees. */
  acted: z.enum(['booked', 'voided', 'corrected']).nullable(),
  foundAt: instant,
  changedAt: instant,
  /** What can be done about it now. */
  acts: z.array(z.enum(['ask', 'replay', 'book', 'void', 'correct', 'close'])),
});
export type VendorDifference = z.output<typeof difference>;

const openUnit = z.object({
  roundId: id,
  accountId: id,
  accountName: z.string(),
  member: z.string(),
  gameName: z.string(),
  reference: z.string(),
  stake: money,
  payout: money,
  openedAt: instant,
});

const deskTransfer = z.object({
  id,
  accountName: z.string(),
  member: z.string(),
  direction: z.enum(['in', 'out']),
  amount: money.nullable(),
  state: z.enum(['sent', 'unknown', 'done', 'failed']),
  tries: z.int(),
  askAt: instant.nullable(),
  createdAt: instant,
  changedAt: instant,
});

const params = merchantParams.extend({ id });
const REQUEST_ERRORS = ['approvals.already_asked', 'approvals.already_decided', 'approvals.altered'] as const;

/** A host with its port, if any: it becomes a part of the site's content security policy. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** What an account is requested to become. Null keys stay as they are. */
export const vendorAccountBody = z.object({
  adapter: z.string().max(32),
  name: z.string().trim().min(1).max(80),
  config: values,
  hosts: z.array(z.string().trim().max(120).regex(HOST)).max(20),
  addresses: z.array(z.string().trim().pipe(address)).max(50),
  vendorCodes: z.array(z.string().max(16)).max(200),
  keys: values.nullable(),
  /** Replaced keys end at once, instead of being accepted for another day. */
  keysAtOnce: z.boolean().default(false),
  /** The vendor may open players for tests there, where the server allows it. */
  isTest: z.boolean().default(false),
  reason: requestReason,
});

/** Operators' calls about vendors' accounts, what differs from vendors' lists, and transfers. */
export const vendorDeskRoutes = defineRoutes({
  accounts: {
    method: 'GET',
    path: ACCOUNTS,
    summary: 'The merchant’s accounts at vendors with their health.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: z.object({
      accounts: z.array(vendorAccount),
      adapters: z.array(z.object({ id: z.string(), seamless: z.boolean() })),
    }),
    errors: ['merchants.not_found'],
  },
  returns: {
    method: 'GET',
    path: `${ACCOUNTS}/:id/returns`,
    summary: 'Returns of an account’s vendors in theory and in fact.',
    access: 'operator',
    permission: 'games.view',
    params,
    response: z.array(returnFigures),
    errors: ['vendors.account_not_found'],
  },
  change: {
    method: 'POST',
    path: ACCOUNTS,
    summary: 'Requests a new account, or another config, addresses or keys of one. A second owner decides.',
    access: 'operator',
    permission: 'vendors.manage',
    encrypted: true,
    confirmed: true,
    params: merchantParams,
    body: vendorAccountBody.extend({ key: idempotencyKey, accountId: id }),
    response: requestResult,
    errors: ['vendors.config_invalid', 'vendors.address_private', 'vendors.keys_needed', ...REQUEST_ERRORS],
  },
  stop: {
    method: 'POST',
    path: `${ACCOUNTS}/:id/stop`,
    summary: 'The kill switch: no launch and no bet; open rounds end. Open pages say so within seconds.',
    access: 'operator',
    permission: 'games.kill',
    params,
    body: z.object({ reason: requestReason }),
    response: z.object({ state: vendorAccountState }),
    errors: ['vendors.account_not_found'],
  },
  start: {
    method: 'DELETE',
    path: `${ACCOUNTS}/:id/stop`,
    summary: 'Ends the stop of an account.',
    access: 'operator',
    permission: 'games.kill',
    confirmed: true,
    params,
    response: z.object({ state: vendorAccountState }),
    errors: ['vendors.account_not_found'],
  },
  test: {
    method: 'POST',
    path: `${ACCOUNTS}/:id/test`,
    summary: 'Asks the vendor for its games to see whether it answers and accepts our keys.',
    access: 'operator',
    permission: 'vendors.manage',
    params,
    body: z.object({}),
    response: z.object({ answers: z.boolean(), milliseconds: z.int(), reason: z.string().nullable() }),
    errors: ['vendors.account_not_found'],
  },
  differences: {
    method: 'GET',
    path: DIFFERENCES,
    summary: 'What vendors’ lists and our ledger do not agree about, oldest first.',
    access: 'operator',
    permission: 'vendors.reconcile',
    params: merchantParams,
    query: pageQuery.extend({
      accountId: id.optional(),
      state: z.enum(['open', 'asked', 'closed']).optional(),
    }),
    response: pageOf(difference),
    errors: ['merchants.not_found'],
  },
  act: {
    method: 'POST',
    path: `${DIFFERENCES}/act`,
    summary: 'Does something about a difference; what books, voids or corrects needs a second person.',
    access: 'operator',
    permission: 'vendors.reconcile',
    confirmed: true,
    params: merchantParams,
    body: z.object({
      key: idempotencyKey,
      accountId: id,
      differenceKey: z.string().max(200),
      kind: z.string().max(32),
      act: z.enum(['ask', 'replay', 'book', 'void', 'correct', 'close']),
      reason: requestReason,
    }),
    response: requestResult,
    errors: ['vendors.difference_not_found', 'vendors.act_not_possible', ...REQUEST_ERRORS],
  },
  openUnits: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/vendor-open-rounds',
    summary: 'Rounds of vendors that have been open for more than 48 hours.',
    access: 'operator',
    permission: 'vendors.reconcile',
    params: merchantParams,
    query: pageQuery.extend({ accountId: id.optional() }),
    response: pageOf(openUnit),
    errors: ['merchants.not_found'],
  },
  transfers: {
    method: 'GET',
    path: TRANSFERS,
    summary: 'Transfers to and from vendors’ wallets, newest first.',
    access: 'operator',
    permission: 'vendors.reconcile',
    params: merchantParams,
    query: pageQuery.extend({ state: z.enum(['sent', 'unknown', 'done', 'failed']).optional() }),
    response: pageOf(deskTransfer),
    errors: ['merchants.not_found'],
  },
  askTransfer: {
    method: 'POST',
    path: `${TRANSFERS}/:id/ask`,
    summary: 'Asks the vendor now how a transfer ended.',
    access: 'operator',
    permission: 'vendors.reconcile',
    params,
    body: z.object({}),
    response: z.object({ state: z.enum(['sent', 'unknown', 'done', 'failed']) }),
    errors: ['vendors.transfer_not_found'],
  },
  grantFreeRounds: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/vendor-free-rounds',
    summary: 'Gives a member free rounds in a vendor’s game.',
    access: 'operator',
    permission: 'vendors.grant',
    confirmed: true,
    params: merchantParams,
    body: z.object({
      id: idempotencyKey,
      memberId: id,
      gameId: z.string().max(96),
      count: z.int().min(1).max(1_000),
      bet: positiveMoney,
      expiresAt: instant,
      reason: requestReason,
    }),
    response: z.object({ state: z.enum(['asked', 'granted', 'refused']) }),
    errors: ['identity.member_not_found', 'vendors.free_rounds_unknown', 'vendors.free_rounds_limit'],
  },
});
