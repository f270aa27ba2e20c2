import type { Job } from '../../../../platform/jobs.ts';
import { settleEnded, type SettleDeps } from './bets/settlement.usecases.ts';
import { findChainInUse, findPreparedChain } from './chain/chain.queries.ts';
import { buildPreparedChain, lastGameOf, prepareChain, type ChainDeps } from './chain/chain.usecases.ts';
import { CHAIN_LENGTH, SPARE_GAMES } from './crash.config.ts';
import { findLastGameNo } from './room/games.queries.ts';

type JobDeps = ChainDeps & SettleDeps & { merchantIds: () => Promise<string[]> };

/** Prepares the next chain of a merchant in time, because its salt needs days to be announced. */
async function keepChain(deps: JobDeps, merchantId: string, length: number): Promise<void> {
  const { db } = deps;
  const prepared = await findPreparedChain(db, merchantId);
  const inUse = await findChainInUse(db, merchantId);
  const left = inUse ? lastGameOf(inUse) - (await findLastGameNo(db, merchantId)) : 0;
  if (!prepared && left < Math.min(SPARE_GAMES, length / 2)) await prepareChain(deps, { merchantId, length });
  await buildPreparedChain(deps, merchantId);
}

export const crashJobs = (deps: JobDeps): Job[] => [
  {
    name: 'crash-chains',
    cron: '*/15 * * * *',
    run: async () => {
      for (const merchantId of await deps.merchantIds()) await keepChain(deps, merchantId, CHAIN_LENGTH);
    },
  },
  {
    name: 'crash-settle',
    cron: '* * * * *',
    run: async () => {
      for (const merchantId of await deps.merchantIds()) await settleEnded(deps, merchantId);
    },
  },
];
