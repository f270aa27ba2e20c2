import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

type Desk = ConsoleApi['loyaltyDesk'];
export type RedemptionItem = CallOutput<Desk['redemptions']>['items'][number];
export type GoodItem = CallOutput<Desk['goods']>['items'][number];
export type GoodFile = CallOutput<Desk['good']>;
export type RateDesk = CallOutput<Desk['rates']>;
export type ExchangeDesk = CallOutput<Desk['exchange']>;
export type LevelDesk = CallOutput<Desk['levels']>;

export const goodQuery = (merchantCode: string, goodId: string) =>
  queryOptions({
    queryKey: ['loyaltyDesk.good', merchantCode, goodId],
    queryFn: ({ signal }) => call('loyaltyDesk.good', { params: { merchantCode, goodId } }, { signal }),
  });

export const ratesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['loyaltyDesk.rates', merchantCode],
    queryFn: ({ signal }) => call('loyaltyDesk.rates', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });

export const exchangeQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['loyaltyDesk.exchange', merchantCode],
    queryFn: ({ signal }) => call('loyaltyDesk.exchange', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });

export const levelsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['loyaltyDesk.levels', merchantCode],
    queryFn: ({ signal }) => call('loyaltyDesk.levels', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });
