import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type DeskDraw = CallOutput<ConsoleApi['lotteryDesk']['draws']>[number];
export type DrawFile = CallOutput<ConsoleApi['lotteryDesk']['draw']>;
export type MovedDay = CallOutput<ConsoleApi['lotteryDesk']['calendar']>[number];
export type SoldLottery = CallOutput<ConsoleApi['lotterySale']['games']>[number];
export type NumberPrice = CallOutput<ConsoleApi['lotterySale']['prices']>[number];
export type Claim = CallOutput<ConsoleApi['lotterySale']['claims']>[number];

export type MerchantFigures = CallOutput<ConsoleApi['lotteryVoids']['figures']>[number];

export const DRAW_VIEWS = ['waiting', 'coming', 'drawn', 'void'] as const;
export type DrawView = (typeof DRAW_VIEWS)[number];
export const CLAIM_STATES = ['open', 'collected', 'waived'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Draws move on by themselves. */
const REFRESH_MS = 5_000;

type DrawsAsked = { view: DrawView; lotteryCode?: string; source?: 'own' | 'feed'; before?: Date };

export const drawsQuery = (query: DrawsAsked) =>
  queryOptions({
    queryKey: ['lotteryDesk.draws', query],
    queryFn: ({ signal }) => call('lotteryDesk.draws', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const drawQuery = (id: string) =>
  queryOptions({
    queryKey: ['lotteryDesk.draw', id],
    queryFn: ({ signal }) => call('lotteryDesk.draw', { params: { id } }, { signal }),
    refetchInterval: REFRESH_MS,
  });

export const figuresQuery = (id: string) =>
  queryOptions({
    queryKey: ['lotteryVoids.figures', id],
    queryFn: ({ signal }) => call('lotteryVoids.figures', { params: { id } }, { signal }),
  });

export const calendarQuery = queryOptions({
  queryKey: ['lotteryDesk.calendar'],
  queryFn: ({ signal }) => call('lotteryDesk.calendar', {}, { signal }),
});

export const soldLotteriesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['lotterySale.games', merchantCode],
    queryFn: ({ signal }) => call('lotterySale.games', { params: { merchantCode } }, { signal }),
    enabled: merchantCode !== '',
  });

export const numberPricesQuery = (merchantCode: string, gameCode: string) =>
  queryOptions({
    queryKey: ['lotterySale.prices', merchantCode, gameCode],
    queryFn: ({ signal }) => call('lotterySale.prices', { params: { merchantCode, gameCode } }, { signal }),
  });

export const exposuresQuery = (merchantCode: string, drawId: string) =>
  queryOptions({
    queryKey: ['lotterySale.exposures', merchantCode, drawId],
    queryFn: ({ signal }) => call('lotterySale.exposures', { params: { merchantCode, drawId } }, { signal }),
    enabled: merchantCode !== '',
  });

export const claimsQuery = (merchantCode: string, state: ClaimState) =>
  queryOptions({
    queryKey: ['lotterySale.claims', merchantCode, state],
    queryFn: ({ signal }) =>
      call('lotterySale.claims', { params: { merchantCode }, query: { state } }, { signal }),
    enabled: merchantCode !== '',
  });
