import { chargebackList, refundList } from '@croupier/contract/payments/deposit-desk.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const depositQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['depositDesk.get', merchantCode, id],
    queryFn: ({ signal }) => call('depositDesk.get', { params: { merchantCode, id } }, { signal }),
  });

export const movementQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['movementDesk.get', merchantCode, id],
    queryFn: ({ signal }) => call('movementDesk.get', { params: { merchantCode, id } }, { signal }),
  });

export const positionsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['reconciliation.positions', merchantCode],
    queryFn: ({ signal }) => call('reconciliation.positions', { params: { merchantCode } }, { signal }),
  });

type Positions = Awaited<ReturnType<NonNullable<ReturnType<typeof positionsQuery>['queryFn']>>>;
/** What an account of a merchant holds. */
export type Position = Positions['current'][number] & { merchantCode: string };

export const accountsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['paymentAccounts.accounts', merchantCode],
    queryFn: ({ signal }) => call('paymentAccounts.accounts', { params: { merchantCode } }, { signal }),
  });

export const methodsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['paymentAccounts.methods', merchantCode],
    queryFn: ({ signal }) => call('paymentAccounts.methods', { params: { merchantCode } }, { signal }),
  });

/** One chargeback, from the list: there is nothing more to know about it. */
export const chargebackQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['chargebackDesk.one', merchantCode, id],
    queryFn: async ({ signal }) => {
      const query = { id, merchants: [merchantCode], sort: chargebackList.initialSort };
      const { items } = await call('chargebackDesk.list', { query }, { signal });
      return items[0] ?? null;
    },
    staleTime: 0,
  });

/** One refund, from the list: there is nothing more to know about it. */
export const refundQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['refundDesk.one', merchantCode, id],
    queryFn: async ({ signal }) => {
      const query = { id, merchants: [merchantCode], sort: refundList.initialSort };
      const { items } = await call('refundDesk.list', { query }, { signal });
      return items[0] ?? null;
    },
    staleTime: 0,
  });
