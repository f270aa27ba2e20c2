import { findLastIndex } from '../chains/chains.queries.ts';
import { chainWithRoom, type ChainDeps } from '../chains/chains.usecases.ts';
import { CATALOGUES, DAILY_AHEAD_MS, FAST_AHEAD_MS, MAPPING_VERSION } from '../lottery.config.ts';
import { listLotteries, listMovedDays, listStations, lockLottery } from './lotteries.queries.ts';
import { findLastDraw, insertDraws } from './planning.queries.ts';
import { withSales } from './planning.rules.ts';
import { drawsBetween } from './schedules.rules.ts';
import type { Lottery } from './schedules.types.ts';

export type PlanDeps = ChainDeps & {
  /** Secrets of a new chain. */
  chainLength: number;
};

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** Plans the draws of one lottery that are missing until the end of its span. */
export async function planLottery(deps: PlanDeps, { id, source }: Lottery): Promise<void> {
  const { db, clock, chainLength } = deps;
  // Before the lock, because a new chain takes a while. A second process that also makes one wastes it.
  const own =
    source === 'own' ? await chainWithRoom(deps, { lotteryId: id, length: chainLength }) : undefined;
  const stations = (await listStations(db)).filter(({ lotteryId }) => lotteryId === id);
  const calendar = await listMovedDays(db, id);
  await db.transaction().execute(async (tx) => {
    const lottery = await lockLottery(tx, id);
    if (!lottery?.isActive) return;
    const now = clock.now();
    const last = await findLastDraw(tx, id);
    const ahead = 'every' in lottery.schedule ? FAST_AHEAD_MS : DAILY_AHEAD_MS;
    const planned = drawsBetween(
      { schedule: lottery.schedule, tz: lottery.tz, calendar, stations },
      { after: last ? later(last.drawsAt, now) : now, until: new Date(now.getTime() + ahead) },
    );
    const draws = withSales(id, planned, last ? later(last.closesAt, now) : now);
    const chain = own?.chain;
    const nextIndex = chain ? (await findLastIndex(tx, chain.id)) + 1 : 0;
    // The next run continues with a new chain.
    const room = chain ? chain.length - nextIndex + 1 : draws.length;
    await insertDraws(tx, lottery, {
      draws: draws
        .slice(0, room)
        .map((draw, index) => ({ ...draw, chainIndex: chain ? nextIndex + index : null })),
      chainId: chain?.id ?? null,
      catalogueVersion: CATALOGUES[lottery.family],
      mappingVersion: MAPPING_VERSION,
    });
  });
}

/** Plans every lottery on sale. Several processes may do it at the same time. */
export async function planAll(deps: PlanDeps): Promise<void> {
  for (const lottery of await listLotteries(deps.db)) if (lottery.isActive) await planLottery(deps, lottery);
}
