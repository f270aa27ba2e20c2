import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { billDerivation, CONTRACT_BILL_STATES, contractBill } from './contract-bills.ts';
import { contractKind, contractTerms, DIVIDEND_PERIODS } from './contract-terms.ts';
import { contractPreview, contractState, contractView } from './contracts.ts';
import { RATE_CLASSES } from './network.ts';
import { settlementSettings } from './settlement-settings.ts';

const AGENTS = '/console/merchants/:merchantCode/agents';
const account = z.string().trim().min(1).max(64);

export const contractList = defineList({
  id: 'agentContracts',
  path: '/console/agents/contracts',
  summary: 'Contracts of all agents, newest first.',
  permission: 'agents.view',
  item: contractView.extend({ merchantCode: z.string(), currency: z.string() }),
  filters: {
    id,
    kind: contractKind,
    state: contractState,
    /** The payee's account name, in any case. */
    account,
    memberId: id,
    /** The payer; `house` for contracts of the house. */
    payer: z.literal('house'),
    offeredFrom: instant,
    offeredUntil: instant,
  },
  sorts: ['offeredAt'],
  initialSort: '-offeredAt',
});

/** How long a run's period is: a salary's kind, or the period of the dividends. */
export const RUN_CYCLES = ['realtime', 'hourly', ...DIVIDEND_PERIODS] as const;
/** `computed` goes on to payment by itself; `review` waits for an operator; `closed` had no contract. */
export const RUN_STATES = ['computed', 'review', 'approved', 'paid'] as const;

const run = z.object({
  id,
  merchantCode: z.string(),
  currency: z.string(),
  kind: contractKind,
  cycle: z.enum(RUN_CYCLES),
  from: instant,
  until: instant,
  revision: z.int(),
  state: z.enum(RUN_STATES),
  bills: z.int(),
  /** What the roots' bills are over: the most that the run costs the house. */
  rootGross: money,
  gross: money,
  paid: money,
  /** What lines could not pay. */
  open: money,
  computedAt: instant,
  approvedByName: z.string().nullable(),
  paidAt: instant.nullable(),
});

export const contractRunList = defineList({
  id: 'agentRuns',
  path: '/console/agents/runs',
  summary: 'Settlements of contracts, newest first.',
  permission: 'agents.view',
  item: run,
  filters: {
    id,
    kind: contractKind,
    cycle: z.enum(RUN_CYCLES),
    state: z.enum(RUN_STATES),
    computedFrom: instant,
    computedUntil: instant,
  },
  sorts: ['computedAt'],
  initialSort: '-computedAt',
});

const billRow = contractBill.extend({
  id,
  merchantCode: z.string(),
  currency: z.string(),
  runId: id,
  kind: contractKind,
  from: instant,
  until: instant,
  state: z.enum(CONTRACT_BILL_STATES),
  createdAt: instant,
  paidAt: instant.nullable(),
});

export const contractBillList = defineList({
  id: 'agentBills',
  path: '/console/agents/contract-bills',
  summary: 'Bills of contracts, newest first.',
  permission: 'agents.view',
  item: billRow,
  filters: {
    id,
    runId: id,
    kind: contractKind,
    state: z.enum(CONTRACT_BILL_STATES),
    account,
    memberId: id,
    grossMin: money,
    grossMax: money,
    createdFrom: instant,
    createdUntil: instant,
  },
  sorts: ['createdAt', 'gross'],
  initialSort: '-createdAt',
});

const ofContract = merchantParams.extend({ contractId: id });
const ofRun = merchantParams.extend({ runId: id });
const ofBill = merchantParams.extend({ billId: id });

const budget = z.array(
  z.object({
    class: z.enum(RATE_CLASSES),
    /** The return to players at rate 0, with rates and salaries. */
    usedPpm: z.int(),
    limitPpm: z.int(),
    isExceeded: z.boolean(),
  }),
);

const OFFER_ERRORS = [
  'agents.not_found',
  'contracts.not_root',
  'contracts.not_agent',
  'contracts.closed',
  'contracts.pending',
  'contracts.terms',
  'approvals.already_asked',
] as const;

/** Operators' calls about contracts, their settlements and bills. */
export const contractsDeskRoutes = defineRoutes({
  contracts: contractList.route,
  runs: contractRunList.route,
  bills: contractBillList.route,
  contract: {
    method: 'GET',
    path: `${AGENTS}/contracts/:contractId`,
    summary: 'One contract, with what ran before it and what would end with it.',
    access: 'operator',
    permission: 'agents.view',
    params: ofContract,
    response: z.object({
      currency: z.string(),
      contract: contractView,
      before: contractView.nullable(),
      /** Running contracts of the payee with its own direct downlines. */
      downlines: z.array(contractView),
      downlineCount: z.int(),
    }),
    errors: ['contracts.not_found'],
  },
  previewOffer: {
    method: 'POST',
    path: `${AGENTS}/contracts/preview`,
    summary: 'What a contract of the house with a root would change and cost.',
    access: 'operator',
    permission: 'agents.contracts.manage',
    params: merchantParams,
    body: z.object({ memberId: id, terms: contractTerms }),
    response: contractPreview.extend({ budget, needsSecond: z.boolean() }),
    errors: ['agents.not_found', 'contracts.not_root', 'contracts.not_agent'],
  },
  offerToRoot: {
    method: 'POST',
    path: `${AGENTS}/contracts`,
    summary: 'Offers a contract of the house; above the line budget a second operator signs it.',
    access: 'operator',
    permission: 'agents.contracts.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ id: idempotencyKey, memberId: id, terms: contractTerms, reason: requestReason }),
    response: z.object({ contract: contractView.nullable(), request: requestResult.nullable() }),
    errors: OFFER_ERRORS,
  },
  withdrawOffer: {
    method: 'POST',
    path: `${AGENTS}/contracts/:contractId/withdraw`,
    summary: 'Withdraws an offer of the house.',
    access: 'operator',
    permission: 'agents.contracts.manage',
    params: ofContract,
    body: z.object({ reason: requestReason }),
    response: contractView,
    errors: ['contracts.not_found', 'contracts.state'],
  },
  endContract: {
    method: 'POST',
    path: `${AGENTS}/contracts/:contractId/end`,
    summary: 'Ends a running contract after the running period, and those below it.',
    access: 'operator',
    permission: 'agents.contracts.manage',
    confirmed: true,
    params: ofContract,
    body: z.object({ reason: requestReason }),
    response: contractView,
    errors: ['contracts.not_found', 'contracts.state'],
  },
  run: {
    method: 'GET',
    path: `${AGENTS}/runs/:runId`,
    summary: 'One settlement beside the one before it, with the bills that changed most.',
    access: 'operator',
    permission: 'agents.view',
    params: ofRun,
    response: z.object({
      run,
      before: run.nullable(),
      byState: z.array(z.object({ state: z.enum(CONTRACT_BILL_STATES), bills: z.int(), gross: money })),
      /** At most 20, the biggest change first. */
      changes: z.array(z.object({ bill: billRow, beforeGross: money })),
    }),
    errors: ['contracts.not_found'],
  },
  approveRun: {
    method: 'POST',
    path: `${AGENTS}/runs/:runId/approval`,
    summary: 'Lets a settlement in review be paid; bills that are held stay.',
    access: 'operator',
    permission: 'agents.runs.decide',
    confirmed: true,
    params: ofRun,
    body: z.object({ reason: requestReason }),
    response: run,
    errors: ['contracts.not_found', 'contracts.state'],
  },
  corrections: {
    method: 'GET',
    path: `${AGENTS}/runs/:runId/corrections`,
    summary: 'Results of its period that were corrected later and count when they were corrected.',
    access: 'operator',
    permission: 'agents.runs.decide',
    params: ofRun,
    response: z.object({
      corrections: z.int(),
      /** What they change. */
      validBet: money,
      netLoss: money,
      /** An order about the period is being carried out. */
      isOrdered: z.boolean(),
    }),
    errors: ['contracts.not_found'],
  },
  resettle: {
    method: 'POST',
    path: `${AGENTS}/runs/:runId/resettlement`,
    summary:
      'Requests that corrected results count when their rounds were settled; a second operator decides.',
    access: 'operator',
    permission: 'agents.runs.decide',
    confirmed: true,
    params: ofRun,
    body: z.object({ reason: requestReason }),
    response: requestResult,
    errors: [
      'contracts.not_found',
      'contracts.not_corrected',
      'contracts.too_old',
      'contracts.resettling',
      'approvals.already_asked',
    ],
  },
  bill: {
    method: 'GET',
    path: `${AGENTS}/contract-bills/:billId`,
    summary: 'One bill with all inputs of its computation.',
    access: 'operator',
    permission: 'agents.view',
    params: ofBill,
    response: z.object({ bill: billRow, derivation: billDerivation }),
    errors: ['contracts.not_found'],
  },
  holdBill: {
    method: 'POST',
    path: `${AGENTS}/contract-bills/:billId/hold`,
    summary: 'Holds a bill that is not paid yet; the payee’s downlines are paid.',
    access: 'operator',
    permission: 'agents.runs.decide',
    params: ofBill,
    body: z.object({ reason: requestReason }),
    response: billRow,
    errors: ['contracts.not_found', 'contracts.state'],
  },
  releaseBill: {
    method: 'POST',
    path: `${AGENTS}/contract-bills/:billId/release`,
    summary: 'Pays a bill that was held.',
    access: 'operator',
    permission: 'agents.runs.decide',
    confirmed: true,
    params: ofBill,
    body: z.object({ reason: requestReason }),
    response: billRow,
    errors: ['contracts.not_found', 'contracts.state'],
  },
  settlementSettings: {
    method: 'GET',
    path: `${AGENTS}/settlement-settings`,
    summary: 'The calendar of settlements, and how rebates and contracts are paid.',
    access: 'operator',
    permission: 'agents.view',
    params: merchantParams,
    response: settlementSettings,
  },
  changeSettlement: {
    method: 'POST',
    path: `${AGENTS}/settlement-settings`,
    summary: 'Requests other settings of settlements, which a second operator decides.',
    access: 'operator',
    permission: 'agents.settings.manage',
    confirmed: true,
    params: merchantParams,
    body: z.object({ settings: settlementSettings, reason: requestReason }),
    response: requestResult,
    errors: ['approvals.already_asked'],
  },
});
