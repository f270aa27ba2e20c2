import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes, type Schema } from '../route.ts';
import {
  contractKind,
  contractTerms,
  dailyTerms,
  dividendTerms,
  hourlyTerms,
  realtimeTerms,
} from './contract-terms.ts';

/**
 * `requested`: offered to the payee. `running` begins with the kind's next period. `ending` is settled until `endsAt`.
 */
export const CONTRACT_STATES = [
  'requested',
  'running',
  'ending',
  'withdrawn',
  'rejected',
  'expired',
  'ended',
] as const;
export const contractState = z.enum(CONTRACT_STATES);

/** Why a contract ends. `cascade`: a contract above it ended or pays less; `higher`: its payer got a higher rate. */
export const ENDED_WHY = [
  'replaced',
  'agreed',
  'terminated',
  'cascade',
  'higher',
  'last_day',
  'closed',
  'operator',
] as const;
export const endedWhy = z.enum(ENDED_WHY);

const party = z.object({ memberId: id, account: z.string(), nickname: z.string() });

export const contractView = z.object({
  id,
  kind: contractKind,
  terms: contractTerms,
  state: contractState,
  /** Null is the house. */
  payer: party.nullable(),
  payee: party,
  offeredAt: instant,
  /** Until when an offer can be accepted. */
  expiresAt: instant,
  /** The first period that is settled begins here; null while it is an offer. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  endedWhy: endedWhy.nullable(),
  /** The payer has asked to end it, and the payee has not answered. */
  endAskedAt: instant.nullable(),
});
export type ContractView = z.output<typeof contractView>;

/** What is wrong with terms. `tier` is its number, from 0. */
const termsProblem = z.object({
  code: z.enum([
    'classes',
    'tier_count',
    'rate',
    'order',
    'condition',
    'ceiling',
    'loss_rate',
    'dividend_off',
    'kind',
    'last_day',
    'active_from',
    'period',
    'carry',
    'deductions',
    'cover',
  ]),
  tier: z.int().nullable(),
});

/** The period before, computed with other terms. */
const lastPeriod = z.object({
  from: instant,
  until: instant,
  /** What the payee would have got, before paying the own downlines. */
  gross: money,
  tier: z.int().nullable(),
  /** What the payer would have kept of its own contract with these terms; null for the house. */
  payerKeeps: money.nullable(),
  activeMembers: z.int(),
  validBet: money,
  netLoss: money,
});

export const contractPreview = z.object({
  problems: z.array(termsProblem),
  /** The payee's contract that these terms would replace. */
  current: contractView.nullable(),
  startsAt: instant,
  /** Null when the figures of the period before are not kept. */
  lastPeriod: lastPeriod.nullable(),
  /** Contracts below the payee that would end with the acceptance; at most 100 of them. */
  ends: z.array(contractView),
  endsCount: z.int(),
});
export type ContractPreview = z.output<typeof contractPreview>;

const MAX_OFFERS = 100;

const about = { id };
/** Everything that can be done with contracts of a kind. The acts that are open to the caller follow from the state. */
const actOf = <T extends z.ZodType>(terms: T) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('preview'), memberId: id, terms }),
    /** To direct downlines. With several, those that can't get it are answered in `refused`. */
    z.object({ action: z.literal('offer'), memberIds: z.array(id).min(1).max(MAX_OFFERS), terms }),
    z.object({ action: z.literal('withdraw'), ...about }),
    /** What accepting would change. */
    z.object({ action: z.literal('consider'), ...about }),
    z.object({ action: z.literal('accept'), ...about }),
    z.object({ action: z.literal('reject'), ...about }),
    z.object({ action: z.literal('askEnd'), ...about }),
    z.object({ action: z.literal('agreeEnd'), ...about }),
    z.object({ action: z.literal('refuseEnd'), ...about }),
    z.object({ action: z.literal('terminate'), ...about }),
  ]);

const acted = z.object({
  /** Those that changed, as they are now. */
  contracts: z.array(contractView),
  refused: z.array(z.object({ memberId: id, code: z.string() })),
  preview: contractPreview.nullable(),
});

const contractsQuery = z.object({
  state: contractState.optional(),
  /** A direct downline. */
  memberId: id.optional(),
  /** The last contract of the page before. */
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
});

const contractsOfKind = z.object({
  /** The caller's own running or ending contract. */
  own: contractView.nullable(),
  /** What the house or the upline offers to the caller. */
  offer: contractView.nullable(),
  /** Contracts that the caller pays, newest first. */
  downlines: z.array(contractView),
  next: id.nullable(),
  /** How many of them wait for an answer. */
  waiting: z.int(),
  /** Whether the caller can offer contracts of the kind; otherwise the code of the refusal. */
  offerRefusal: z.string().nullable(),
  limits: z.object({
    rateStepPpm: z.int(),
    /** No rate of the kind is above. */
    ceilingPpm: z.int(),
    /** The stake from which each band of single bets counts; the first is 0. */
    bandsFrom: z.array(money),
  }),
});

const CONTRACT_ERRORS = [
  'contracts.not_found',
  'contracts.not_direct',
  'contracts.not_agent',
  'contracts.closed',
  'contracts.pending',
  'contracts.no_contract',
  'contracts.terms',
  'contracts.not_covered',
  'contracts.state',
  'contracts.open_bills',
  'agents.not_found',
] as const;

const listOf = <const Path extends string>(path: Path, name: string) =>
  ({
    method: 'GET',
    path,
    summary: `The caller’s contract on ${name}, the offer to it, and those of its direct downlines.`,
    access: 'agent',
    query: contractsQuery,
    response: contractsOfKind,
    errors: ['agents.not_found', 'contracts.not_found'],
  }) as const;
const actsOf = <const Path extends string, B extends Schema>(path: Path, name: string, body: B) =>
  ({
    method: 'POST',
    path,
    summary: `Offers, answers and ends contracts on ${name}; a repeated act is refused and changes nothing.`,
    access: 'agent',
    body,
    response: acted,
    errors: CONTRACT_ERRORS,
  }) as const;

const PATHS = {
  dividend: '/wps/relay/ACS_dividendContract',
  daily: '/wps/relay/ACS_dailySalaryContract',
  hourly: '/wps/relay/ACS_hourlySalaryContract',
  realtime: '/wps/relay/ACS_realtimeSalaryContract',
} as const;

const missing = z.object({ activeMembers: z.int(), validBet: money, netLoss: money.nullable() });

const forecast = z.object({
  contract: contractView,
  from: instant,
  until: instant,
  /** Bets settled before are counted. */
  asOf: instant,
  activeMembers: z.int(),
  validBet: money,
  netLoss: money,
  /** Null when no tier is reached. */
  tier: z.int().nullable(),
  /** What the next tier still needs; null at the highest. */
  next: z.object({ tier: z.int(), missing }).nullable(),
  gross: money,
  /** What the direct downlines would get. */
  downline: money,
  take: money,
});

/** A sum that one agent owes another because a line could not pay its bills in full. */
const debt = z.object({
  billId: id,
  kind: contractKind,
  from: instant,
  until: instant,
  gross: money,
  paid: money,
  open: money,
  payer: party,
  payee: party,
});

/** Contracts between neighbours of a line: dividends, and daily, hourly and real-time salaries. */
export const contractsRoutes = defineRoutes({
  dividends: listOf(PATHS.dividend, 'a share of losses'),
  actOnDividend: actsOf(PATHS.dividend, 'a share of losses', actOf(dividendTerms)),
  dailySalaries: listOf(PATHS.daily, 'daily salaries'),
  actOnDailySalary: actsOf(PATHS.daily, 'daily salaries', actOf(dailyTerms)),
  hourlySalaries: listOf(PATHS.hourly, 'hourly salaries'),
  actOnHourlySalary: actsOf(PATHS.hourly, 'hourly salaries', actOf(hourlyTerms)),
  realtimeSalaries: listOf(PATHS.realtime, 'salaries every five minutes'),
  actOnRealtimeSalary: actsOf(PATHS.realtime, 'salaries every five minutes', actOf(realtimeTerms)),
  requests: {
    method: 'GET',
    path: '/wps/agent/contracts/requests',
    summary: 'What waits for the caller’s answer: offers, and requests to end a contract.',
    access: 'agent',
    response: z.array(contractView),
    errors: ['agents.not_found'],
  },
});

/** 0 none, 1 running, 2 a new request to the member, 3 a request to end. */
export const contractRequestType = z.literal([0, 1, 2, 3]);
export type ContractRequestType = z.output<typeof contractRequestType>;

/** What agents see coming, and who owes whom. */
export const contractMoneyRoutes = defineRoutes({
  forecast: {
    method: 'GET',
    path: '/wps/agent/forecast',
    summary: 'The running period of each of the caller’s contracts, as if it ended now.',
    access: 'agent',
    response: z.array(forecast),
    errors: ['agents.not_found'],
  },
  debts: {
    method: 'GET',
    path: '/wps/agent/debts',
    summary: 'Bills that are not paid in full: what the caller owes, and what is owed to the caller.',
    access: 'agent',
    response: z.object({
      owed: z.array(debt),
      receivable: z.array(debt),
      owedTotal: money,
      receivableTotal: money,
    }),
    errors: ['agents.not_found'],
  },
});
