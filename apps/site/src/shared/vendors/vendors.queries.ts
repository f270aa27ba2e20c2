import { callQuery } from '../api/call.ts';

/** Vendors tell their tables every few seconds. */
const TABLES_MILLISECONDS = 5_000;

export const tablesQuery = (kind: 'tables' | 'rooms') => ({
  ...callQuery(kind === 'tables' ? 'vendorPlay.tables' : 'vendorPlay.rooms'),
  staleTime: TABLES_MILLISECONDS,
  refetchInterval: TABLES_MILLISECONDS,
});

/** A transfer whose outcome is unknown is asked about by the server; the page looks again. */
const UNDER_WAY_MILLISECONDS = 5_000;

type Wallets = { wallets: ReadonlyArray<{ underWay: unknown }> };

export const vendorWalletsQuery = {
  ...callQuery('vendorWallets.wallets'),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Wallets | undefined } }) =>
    state.data?.wallets.some(({ underWay }) => underWay !== null) ? UNDER_WAY_MILLISECONDS : false,
};

/** How often an open game asks whether its visit has ended. */
const VISIT_MILLISECONDS = 15_000;

export const visitQuery = (id: string) => ({
  ...callQuery('vendorPlay.visit', { params: { id } }),
  staleTime: 0,
  refetchInterval: VISIT_MILLISECONDS,
});

/** Rounds that were played in the meantime are seen by looking again. */
const FREE_ROUNDS_MILLISECONDS = 30_000;

export const freeRoundsQuery = (gameId: string) => ({
  ...callQuery('vendorPlay.freeRounds', { query: { gameId } }),
  staleTime: 0,
  refetchInterval: FREE_ROUNDS_MILLISECONDS,
});
