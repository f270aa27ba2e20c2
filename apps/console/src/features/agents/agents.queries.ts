import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DaySpan } from '../../shared/days/days.ts';
import { call } from '../../shared/call.ts';

export type TreeNode = CallOutput<ConsoleApi['agentDesk']['tree']>['items'][number];
export type AgentFile = CallOutput<ConsoleApi['agentDesk']['agent']>;
export type AgentLink = AgentFile['links'][number];
export type Rates = AgentFile['rates'];
export type RateClass = keyof Rates;
export type RootLine = CallOutput<ConsoleApi['agentDesk']['rootLines']>['items'][number];
export type LineTotals = NonNullable<CallOutput<ConsoleApi['agentDesk']['rootLines']>['totals']>;
export type Ring = CallOutput<ConsoleApi['agentRings']['rings']>['items'][number];
export type RingFile = CallOutput<ConsoleApi['agentRings']['ring']>;
export type RingState = Ring['state'];

export type ContractItem = CallOutput<ConsoleApi['contractsDesk']['contracts']>['items'][number];
export type RunItem = CallOutput<ConsoleApi['contractsDesk']['runs']>['items'][number];
export type BillItem = CallOutput<ConsoleApi['contractsDesk']['bills']>['items'][number];
export type ContractFile = CallOutput<ConsoleApi['contractsDesk']['contract']>;
export type RunFile = CallOutput<ConsoleApi['contractsDesk']['run']>;
export type BillFile = CallOutput<ConsoleApi['contractsDesk']['bill']>;
export type OfferPreviewFile = CallOutput<ConsoleApi['contractsDesk']['previewOffer']>;
export type Settlement = CallOutput<ConsoleApi['contractsDesk']['settlementSettings']>;
export type ContractState = ContractItem['state'];
export type RunState = RunItem['state'];
export type BillState = BillItem['state'];
/** A contract, a settlement or a bill. */
export type SettlementRef = { merchantCode: string; id: string };

const PAGE_ROWS = 50;

type Next = { next: string | null };
const firstPage: { initialPageParam: string; getNextPageParam: (page: Next) => string | undefined } = {
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
};

export const treeQuery = (merchantCode: string, asked: { of?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: ['agentDesk.tree', merchantCode, asked],
    queryFn: ({ signal, pageParam }) =>
      call(
        'agentDesk.tree',
        {
          params: { merchantCode },
          query: { ...asked, limit: PAGE_ROWS, ...(pageParam && { after: pageParam }) },
        },
        { signal },
      ),
    ...firstPage,
    placeholderData: keepPreviousData,
    enabled: merchantCode !== '',
  });

export const agentQuery = ({ merchantCode, memberId }: AgentRef, { from, to }: DaySpan) =>
  queryOptions({
    queryKey: ['agentDesk.agent', merchantCode, memberId, from, to],
    queryFn: ({ signal }) =>
      call('agentDesk.agent', { params: { merchantCode, memberId }, query: { from, until: to } }, { signal }),
    placeholderData: keepPreviousData,
  });
export type AgentRef = { merchantCode: string; memberId: string };

export const rootLinesQuery = (merchantCode: string, { from, to }: DaySpan) =>
  infiniteQueryOptions({
    queryKey: ['agentDesk.rootLines', merchantCode, from, to],
    queryFn: ({ signal, pageParam }) =>
      call(
        'agentDesk.rootLines',
        {
          params: { merchantCode },
          query: { from, until: to, limit: PAGE_ROWS, ...(pageParam && { after: pageParam }) },
        },
        { signal },
      ),
    ...firstPage,
    placeholderData: keepPreviousData,
    enabled: merchantCode !== '',
  });

export const thresholdsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['agentControl.thresholds', merchantCode],
    queryFn: ({ signal }) => call('agentControl.thresholds', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });

export const ringsQuery = (merchantCode: string, state: RingState) =>
  infiniteQueryOptions({
    queryKey: ['agentRings.rings', merchantCode, state],
    queryFn: ({ signal, pageParam }) =>
      call(
        'agentRings.rings',
        {
          params: { merchantCode },
          query: { state, limit: PAGE_ROWS, ...(pageParam && { after: pageParam }) },
        },
        { signal },
      ),
    ...firstPage,
    placeholderData: keepPreviousData,
    enabled: merchantCode !== '',
  });

export const ringQuery = (merchantCode: string, ringId: string) =>
  queryOptions({
    queryKey: ['agentRings.ring', merchantCode, ringId],
    queryFn: ({ signal }) => call('agentRings.ring', { params: { merchantCode, ringId } }, { signal }),
  });

export const contractQuery = ({ merchantCode, id }: SettlementRef) =>
  queryOptions({
    queryKey: ['contractsDesk.contract', merchantCode, id],
    queryFn: ({ signal }) =>
      call('contractsDesk.contract', { params: { merchantCode, contractId: id } }, { signal }),
  });

/** What an offer of the house to a root would change and cost. */
export const offerPreviewQuery = ({ merchantCode, memberId }: AgentRef, terms: ContractTerms) =>
  queryOptions({
    queryKey: ['contractsDesk.previewOffer', merchantCode, memberId, terms] as const,
    queryFn: ({ signal }) =>
      call('contractsDesk.previewOffer', { params: { merchantCode }, body: { memberId, terms } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const runQuery = ({ merchantCode, id }: SettlementRef) =>
  queryOptions({
    queryKey: ['contractsDesk.run', merchantCode, id],
    queryFn: ({ signal }) => call('contractsDesk.run', { params: { merchantCode, runId: id } }, { signal }),
  });

export const correctionsQuery = ({ merchantCode, id }: SettlementRef) =>
  queryOptions({
    queryKey: ['contractsDesk.corrections', merchantCode, id],
    queryFn: ({ signal }) =>
      call('contractsDesk.corrections', { params: { merchantCode, runId: id } }, { signal }),
    gcTime: 0,
  });

export const billQuery = ({ merchantCode, id }: SettlementRef) =>
  queryOptions({
    queryKey: ['contractsDesk.bill', merchantCode, id],
    queryFn: ({ signal }) => call('contractsDesk.bill', { params: { merchantCode, billId: id } }, { signal }),
  });

export const settlementQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['contractsDesk.settlementSettings', merchantCode],
    queryFn: ({ signal }) =>
      call('contractsDesk.settlementSettings', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });
