import { findDraw } from '../draws/draws.queries.ts';
import { listResults } from '../results/results.queries.ts';
import { hasTickets } from './runs.reads.ts';
import { runDraw, type RunDeps } from './runs.usecases.ts';

/**
 * Brings a draw's tickets at a merchant to its newest result, or gives everything back if it is void. It reacts to the
 * events of draws, which may come twice and late: a run that is done stays as it is.
 */
export async function settleTickets(
  deps: RunDeps,
  { merchantId, drawId }: { merchantId: string; drawId: string },
): Promise<void> {
  const draw = await findDraw(deps.db, { id: drawId });
  if (!draw || !(await hasTickets(deps.db, { merchantId, drawId }))) return;
  const { lotteryId, catalogueVersion: catalogue } = draw;
  const of = { merchantId, drawId, lotteryId, catalogue };
  if (draw.state === 'void') {
    await runDraw(deps, { ...of, resultVersion: 0, numbers: null });
    return;
  }
  const results = await listResults(deps.db, drawId);
  const newest = results.toSorted((a, b) => b.version - a.version)[0];
  if (newest) await runDraw(deps, { ...of, resultVersion: newest.version, numbers: newest.numbers });
}
