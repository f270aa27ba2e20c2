import type { contractsRoutes, ContractView } from '@croupier/contract/agents/contracts.ts';
import type { ContractKind, ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { call } from '../../../shared/api/call.ts';

export type ContractsOfKind = CallOutput<typeof contractsRoutes.dividends>;
export type Acted = CallOutput<typeof contractsRoutes.actOnDividend>;
export type ListQuery = CallInput<typeof contractsRoutes.dividends>['query'];

const LISTS = {
  dividend: 'contracts.dividends',
  daily: 'contracts.dailySalaries',
  hourly: 'contracts.hourlySalaries',
  realtime: 'contracts.realtimeSalaries',
} as const;
const ACTS = {
  dividend: 'contracts.actOnDividend',
  daily: 'contracts.actOnDailySalary',
  hourly: 'contracts.actOnHourlySalary',
  realtime: 'contracts.actOnRealtimeSalary',
} as const;

/** First parts of the query keys of what a step of a contract changes. */
export const CONTRACT_QUERIES = [
  ['contracts.list'],
  ['contracts.requests'],
  ['contractMoney.forecast'],
  ['records.funds'],
  ['teams.overview'],
] as const;

/** The contracts of a kind. @throws ApiError */
export const listContracts = (
  kind: ContractKind,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ContractsOfKind> => call(LISTS[kind], { query }, { signal });

type Step =
  | { action: 'preview'; memberId: string; terms: ContractTerms }
  | { action: 'offer'; memberIds: string[]; terms: ContractTerms }
  | {
      action:
        | 'withdraw'
        | 'consider'
        | 'accept'
        | 'reject'
        | 'askEnd'
        | 'agreeEnd'
        | 'refuseEnd'
        | 'terminate';
      id: string;
    };
export type StepName = Step['action'];

/** One step of a contract of a kind; the terms are of the same kind. @throws ApiError */
export const actOn = (kind: ContractKind, step: Step): Promise<Acted> =>
  call(ACTS[kind], { body: step } as CallInput<typeof contractsRoutes.actOnDividend>);

/** Who pays: the house has no name. */
export const nameOf = (party: ContractView['payer'], house: string): string =>
  party ? party.nickname || party.account : house;
