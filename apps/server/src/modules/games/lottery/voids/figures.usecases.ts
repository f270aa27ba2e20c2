import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { findDraw } from '../draws/draws.queries.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { listRuns, listSold, type ShownRun } from './figures.reads.ts';

export type FigureDeps = { db: Db; merchantIds: () => Promise<readonly string[]> };

const runOf = ({ totals, ...run }: ShownRun) => ({
  ...run,
  winners: totals?.winners ?? null,
  paid: totals ? BigInt(totals.paidMinor) : null,
  owed: totals ? BigInt(totals.owedMinor) : null,
});

/**
 * What each of the merchants has sold of a draw; those without a ticket are left out.
 *
 * @throws `lottery.draw_not_found`
 */
export async function readFigures(
  { db, merchantIds }: FigureDeps,
  { id: drawId, merchants }: { id: string; merchants: 'all' | readonly string[] },
) {
  const draw = await findDraw(db, { id: drawId });
  const isShown = (merchantId: string): boolean => merchants === 'all' || merchants.includes(merchantId);
  if (!draw || (draw.brandOf !== null && !isShown(draw.brandOf))) throw appError(lotteryErrors.drawNotFound);
  const sellers = draw.brandOf === null ? await merchantIds() : [draw.brandOf];
  const figures = await Promise.all(
    sellers.filter(isShown).map(async (merchantId) => ({
      merchantCode: merchantId,
      sold: await listSold(db, { merchantId, drawId }),
      runs: (await listRuns(db, { merchantId, drawId })).map(runOf),
    })),
  );
  return figures.filter(({ sold }) => sold.length > 0);
}
