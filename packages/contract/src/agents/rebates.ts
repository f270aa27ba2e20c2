import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { statementEntry, transferCode } from '../money/wallet.ts';
import { PAGE_SIZE_MAX, pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { billDerivation, CONTRACT_BILL_STATES, contractBill } from './contract-bills.ts';
import { CONTRACT_KINDS } from './contract-terms.ts';
import { RATE_CLASSES } from './network.ts';

const rateClass = z.enum(RATE_CLASSES);

const MAX_DAYS = 400;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** `own`: of the member's own bets; `share`: the difference of rates on the bets of the downlines. */
export const rebateKind = z.enum(['own', 'share']);
export const rebateBillState = z.enum(['due', 'review', 'refused', 'lapsed', 'paid']);

const rebateBill = z.object({
  id,
  kind: rebateKind,
  from: instant,
  until: instant,
  amount: money,
  state: rebateBillState,
  /** The movement that paid it. */
  transferId: id,
  createdAt: instant,
  paidAt: instant.nullable(),
});

/** Rebates, then contracts. */
export const billKind = z.enum([...rebateKind.options, ...CONTRACT_KINDS]);
const REBATE_ONLY = ['refused', 'lapsed'] as const;
export const billState = z.enum([...CONTRACT_BILL_STATES, ...REBATE_ONLY]);

const bill = rebateBill.extend({
  kind: billKind,
  /** What the bill is over for its payee: of a contract the gross less what the own downlines get. */
  amount: money,
  state: billState,
  /** Null for a rebate. */
  contract: contractBill.nullable(),
});

/** How the rebate of five minutes and one class was computed. */
const step = z.object({
  from: instant,
  class: rateClass,
  ratePpm: z.int(),
  ownBet: money,
  teamBet: money,
  /** What the direct downlines get with everybody below them. */
  downline: money,
  /** What was paid as a higher prize. */
  prizeShare: money,
  own: money,
  share: money,
});

const dayRow = z.object({
  day: z.iso.date(),
  class: rateClass,
  ownBet: money,
  teamBet: money,
  own: money,
  share: money,
});

const contractDay = z.object({
  /** The settlement day in which the period ends. */
  day: z.iso.date(),
  kind: z.enum(CONTRACT_KINDS),
  gross: money,
  downline: money,
  take: money,
  open: money,
});

/** Rebates on valid bets: what members get for their own, and agents for the difference of rates. */
export const rebatesRoutes = defineRoutes({
  rebate: {
    method: 'GET',
    path: '/wps/member/rebate',
    summary: 'What the member can collect, by class, and whether the merchant leaves that to the member.',
    access: 'member',
    response: z.object({
      isManual: z.boolean(),
      claimable: money,
      minClaim: money,
      /** Bets settled before are in the amount. */
      until: instant.nullable(),
      classes: z.array(z.object({ class: rateClass, validBet: money, amount: money })),
    }),
  },
  claimRebate: {
    method: 'POST',
    path: '/wps/member/rebate/claim',
    summary: 'Pays what the member can collect to the main wallet.',
    access: 'member',
    response: rebateBill,
    errors: ['rebates.not_manual', 'rebates.nothing', 'rebates.too_little'],
  },
  bills: {
    method: 'GET',
    path: '/wps/agent/bills',
    summary: 'The caller’s bills, newest first, with the totals of the selection.',
    access: 'member',
    query: z.object({
      /** `owed`: bills of contracts that the caller pays, by their gross. */
      side: z.enum(['own', 'owed']).default('own'),
      kind: billKind.optional(),
      state: billState.optional(),
      from: instant.optional(),
      until: instant.optional(),
      /** The last bill of the page before. */
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
    }),
    response: z.object({
      items: z.array(bill),
      next: id.nullable(),
      total: money,
      paid: money,
    }),
    errors: ['rebates.not_found'],
  },
  bill: {
    method: 'GET',
    path: '/wps/agent/bills/:billId',
    summary: 'One bill with all steps of its computation, which add up to its amount.',
    access: 'member',
    params: z.object({ billId: id }),
    response: bill.extend({
      /** Of a rebate. */
      steps: z.array(step),
      /** False if the steps are older than they are kept. */
      isComplete: z.boolean(),
      /** Of a contract's bill. */
      derivation: billDerivation.nullable(),
    }),
    errors: ['rebates.not_found'],
  },
  income: {
    method: 'GET',
    path: '/wps/agent/income',
    summary: 'Rebates by settlement day and class, contracts by day and kind, with what is open.',
    access: 'member',
    query: z
      .object({ from: z.iso.date(), until: z.iso.date() })
      .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= MAX_DAYS * DAY_MILLISECONDS, {
        path: ['until'],
        message: 'too many days',
      }),
    response: z.object({
      days: z.array(dayRow),
      contracts: z.array(contractDay),
      /** Rebates and contracts together. */
      earned: money,
      /** Of bills whose periods end on these days. */
      paid: money,
      /** Of all days: billed and not paid, or not billed yet. */
      open: money,
    }),
  },
  account: {
    method: 'GET',
    path: '/wps/agent/account',
    summary: 'The commission wallet: its balance and every entry with the balance after it, newest first.',
    access: 'member',
    query: pageQuery.extend({
      code: transferCode.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    response: pageOf(statementEntry).extend({ balance: money, totalIn: money, totalOut: money }),
  },
  moveToMain: {
    method: 'POST',
    path: '/wps/agent/account/main',
    summary: 'Moves commission to the caller’s main wallet; the same id again changes nothing.',
    access: 'member',
    body: z.object({ id: idempotencyKey, amount: positiveMoney }),
    response: z.object({ transferId: id, balance: money }),
    errors: ['wallet.insufficient_funds', 'wallet.transfer_mismatch'],
  },
});
