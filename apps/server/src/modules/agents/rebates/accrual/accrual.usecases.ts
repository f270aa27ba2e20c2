import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import type { SealedSpan } from '../../../games/figures/index.ts';
import { calendar, listMovesSince, ratesOfNodes, undoMoves } from '../../network/index.ts';
import { addAccruals, addCorrections, readPlayed, readResettled } from './accrual.queries.ts';
import { accrualsOf, linesOf, type Accrual, type Played } from './accrual.rules.ts';

/** At the rates of a period. */
async function split(
  tx: Tx,
  { merchantId, period, played }: { merchantId: string; period: number; played: readonly Played[] },
): Promise<Accrual[]> {
  const lines = linesOf(played);
  return accrualsOf(played, lines, await ratesOfNodes(tx, { merchantId, nos: lines.nos, period }));
}

/** Splits the rebates of one sealed period up the lines. @throws Error for more than one period */
export async function accrue(
  tx: Tx,
  { merchantId, currency, settings }: Pick<Merchant, 'currency' | 'settings'> & { merchantId: string },
  span: SealedSpan,
): Promise<void> {
  const { from: period, until } = span;
  if (until !== period + 1) throw new Error('rates hold for one period');
  const query = { ...span, currency, classes: CLASSES };
  const of = { merchantId, period };
  const dayOf = (each: number): string => calendar.dayOfPeriod(each, settings.settlement);
  const accruals = await split(tx, { ...of, played: await readPlayed(tx, query) });
  await addAccruals(tx, { ...of, day: dayOf(period), accruals });
  // What was ordered to count when its rounds were settled: with the rates and the tree of then.
  for (const [countsPeriod, rows] of await readResettled(tx, query)) {
    const since = new Date((countsPeriod + 1) * PERIOD_SECONDS * 1_000);
    const treeOfThen = undoMoves(await listMovesSince(tx, { merchantId, since }));
    const played = rows.map((row) => ({ ...row, path: treeOfThen(row.path) }));
    const corrections = await split(tx, { merchantId, period: countsPeriod, played });
    await addCorrections(tx, { ...of, countsPeriod, day: dayOf(countsPeriod), accruals: corrections });
  }
}
