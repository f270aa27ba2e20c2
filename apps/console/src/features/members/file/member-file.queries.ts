import type { MEMBER_ACCOUNT_KINDS } from '@croupier/contract/access/member-file.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

/** A member as written in the address. */
export type MemberRef = { merchantCode: string; id: string };
export type AccountKind = (typeof MEMBER_ACCOUNT_KINDS)[number];

/** The prefix of every query about a member, to load all of them again after an act. */
export const fileKey = ({ merchantCode, id }: MemberRef) => ['memberFile', merchantCode, id] as const;

const REFRESH_MILLISECONDS = 15_000;
type Position = string | undefined;
const pages = {
  initialPageParam: undefined as Position,
  getNextPageParam: ({ next }: { next: string | null }): Position => next ?? undefined,
};

export const headQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'head'],
    queryFn: ({ signal }) => call('memberFile.head', { params }, { signal }),
    refetchInterval: REFRESH_MILLISECONDS,
  });

export const timelineQuery = (params: MemberRef) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(params), 'timeline'],
    queryFn: ({ signal, pageParam }) =>
      call('memberFile.timeline', { params, query: { after: pageParam } }, { signal }),
    ...pages,
  });

export const moneyQuery = (params: MemberRef, kind: AccountKind) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(params), 'money', kind],
    queryFn: ({ signal, pageParam }) =>
      call('memberFile.money', { params, query: { kind, after: pageParam } }, { signal }),
    ...pages,
  });

export const playQuery = (params: MemberRef) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(params), 'play'],
    queryFn: ({ signal, pageParam }) =>
      call('memberFile.play', { params, query: { after: pageParam } }, { signal }),
    ...pages,
  });

export const accessQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'access'],
    queryFn: ({ signal }) => call('memberFile.access', { params }, { signal }),
  });

export const notesQuery = (params: MemberRef) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(params), 'notes'],
    queryFn: ({ signal, pageParam }) =>
      call('memberFile.notes', { params, query: { after: pageParam } }, { signal }),
    ...pages,
  });

export const auditQuery = (params: MemberRef) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(params), 'audit'],
    queryFn: ({ signal, pageParam }) =>
      call('memberFile.audit', { params, query: { after: pageParam } }, { signal }),
    ...pages,
  });

export const paymentsQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'payments'],
    queryFn: ({ signal }) => call('memberPayments.get', { params }, { signal }),
  });

export const lastDepositsQuery = ({ merchantCode, id: memberId }: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey({ merchantCode, id: memberId }), 'deposits'],
    queryFn: ({ signal }) =>
      call(
        'depositDesk.list',
        { query: { merchants: [merchantCode], memberId, sort: '-createdAt' } },
        { signal },
      ),
  });

export const lastWithdrawalsQuery = ({ merchantCode, id: memberId }: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey({ merchantCode, id: memberId }), 'withdrawals'],
    queryFn: ({ signal }) =>
      call(
        'withdrawalDesk.list',
        { query: { merchants: [merchantCode], memberId, sort: '-requestedAt' } },
        { signal },
      ),
  });

export const checksQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'checks'],
    queryFn: ({ signal }) => call('documents.ofMember', { params }, { signal }),
  });

export const flagsQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'flags'],
    queryFn: ({ signal }) => call('cases.ofMember', { params }, { signal }),
  });

/** What the operator may adjust alone, and the current balance. */
export const termsQuery = (params: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey(params), 'terms'],
    queryFn: ({ signal }) => call('adjustments.terms', { params }, { signal }),
    // An adjustment needs the current balance.
    staleTime: 0,
  });

export const bonusesQuery = ({ merchantCode, id }: MemberRef) =>
  queryOptions({
    queryKey: [...fileKey({ merchantCode, id }), 'bonuses'],
    queryFn: ({ signal }) => call('bonusDesk.ofMember', { params: { merchantCode, id } }, { signal }),
  });
