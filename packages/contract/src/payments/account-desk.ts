import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { BENEFICIARY_KINDS, DEPOSIT_KINDS, methodTerms, paymentDirection } from './methods.ts';

const ACCOUNTS = '/console/merchants/:merchantCode/payment-accounts';
const METHODS = '/console/merchants/:merchantCode/payment-methods';

/** `resting`: five calls in a row failed, or an operator wants it; no new payment uses it. */
export const ACCOUNT_STATES = ['open', 'resting', 'closed'] as const;
export const accountState = z.enum(ACCOUNT_STATES);

/** Values that an adapter checks by its own schema. */
const values = z.record(z.string().min(1).max(40), z.unknown());

const abilities = z.object({
  deposit: z.boolean(),
  payout: z.boolean(),
  refund: z.boolean(),
  list: z.boolean(),
  balance: z.boolean(),
});

const account = z.object({
  id,
  adapter: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Without secrets, which are written and never shown. */
  config: values,
  state: accountState,
  can: abilities,
  /** Where the provider has to report to. */
  hookUrl: z.string(),
  /** Calls that failed one after another. */
  failures: z.int(),
  lastHookAt: instant.nullable(),
  lastSuccessAt: instant.nullable(),
  /** Deposits of the last seven days: how many were started, how many credited, and the usual minutes between. */
  started: z.int(),
  credited: z.int(),
  usualMinutes: z.int().nullable(),
});
export type PaymentAccount = z.output<typeof account>;

const methodId = z.string().regex(/^[a-z][a-z0-9_]{1,31}$/);
const channel = z.object({
  accountId: id,
  position: z.int().min(0).max(1_000),
  isOpen: z.boolean(),
  maxAmount: money.nullable(),
});

const methodBody = z.object({
  kind: z.enum([...DEPOSIT_KINDS, ...BENEFICIARY_KINDS]),
  /** By language code. */
  names: z.record(z.string().max(8), z.string().trim().min(1).max(60)),
  terms: methodTerms,
  position: z.int().min(0).max(1_000),
  isOpen: z.boolean(),
  /** In order: the first one that is open and healthy is used. */
  channels: z.array(channel).max(20),
});
export type MethodBody = z.output<typeof methodBody>;
const method = methodBody.extend({ direction: paymentDirection, id: methodId });
export type DeskMethod = z.output<typeof method>;

const params = merchantParams.extend({ id });
const methodParams = merchantParams.extend({ direction: paymentDirection, id: methodId });

const REQUEST_ERRORS = ['approvals.already_asked', 'approvals.already_decided', 'approvals.altered'] as const;

/** What an account is requested to become. */
export const accountBody = z.object({
  adapter: z.string().max(32),
  name: z.string().trim().min(1).max(80),
  config: values,
  /** Null keeps them; a new account and an address of another server need them. */
  secrets: values.nullable(),
  reason: requestReason,
});

export const accountDeskRoutes = defineRoutes({
  accounts: {
    method: 'GET',
    path: ACCOUNTS,
    summary: 'The merchant’s accounts at providers with their health, and the adapters there are.',
    access: 'operator',
    permission: 'payments.view',
    params: merchantParams,
    response: z.object({
      accounts: z.array(account),
      adapters: z.array(z.object({ id: z.string(), can: abilities })),
    }),
  },
  change: {
    method: 'POST',
    path: ACCOUNTS,
    summary: 'Requests a new account, or another name, config or secrets of one. A second owner decides.',
    access: 'operator',
    permission: 'payments.accounts.manage',
    encrypted: true,
    confirmed: true,
    params: merchantParams,
    body: accountBody.extend({ key: idempotencyKey, accountId: id }),
    response: requestResult,
    errors: [
      'payments.config_invalid',
      'payments.address_private',
      'payments.secret_needed',
      'payments.state',
      ...REQUEST_ERRORS,
    ],
  },
  setState: {
    method: 'POST',
    path: `${ACCOUNTS}/:id/state`,
    summary: 'Opens an account, lets it rest, or closes it.',
    access: 'operator',
    permission: 'payments.accounts.manage',
    confirmed: true,
    params,
    body: z.object({ state: accountState, reason: requestReason }),
    response: z.object({ state: accountState }),
    errors: ['payments.account_not_found', 'payments.state'],
  },
  test: {
    method: 'POST',
    path: `${ACCOUNTS}/:id/test`,
    summary: 'Asks the provider something harmless to see whether it answers.',
    access: 'operator',
    permission: 'payments.accounts.manage',
    params,
    body: z.object({}),
    response: z.object({ answers: z.boolean() }),
    errors: ['payments.account_not_found'],
  },
  methods: {
    method: 'GET',
    path: METHODS,
    summary: 'Methods with their terms and channels, in order.',
    access: 'operator',
    permission: 'payments.view',
    params: merchantParams,
    response: z.object({ currency: z.string(), methods: z.array(method) }),
  },
  changeMethod: {
    method: 'PUT',
    path: `${METHODS}/:direction/:id`,
    summary: 'Requests a new method, or other names, terms and channels of one. A second person decides.',
    access: 'operator',
    permission: 'payments.methods.manage',
    confirmed: true,
    params: methodParams,
    body: methodBody.extend({ key: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: ['payments.account_not_found', 'payments.config_invalid', ...REQUEST_ERRORS],
  },
  setMethodOpen: {
    method: 'POST',
    path: `${METHODS}/:direction/:id/open`,
    summary: 'Opens or closes a method at once.',
    access: 'operator',
    permission: 'payments.methods.manage',
    confirmed: true,
    params: methodParams,
    body: z.object({ isOpen: z.boolean(), reason: requestReason }),
    response: z.object({ isOpen: z.boolean() }),
    errors: ['payments.not_found'],
  },
});
