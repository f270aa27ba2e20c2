import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import type { SealedSpan } from '../../../games/figures/index.ts';
import { calendar, ratesOfNodes } from '../../network/index.ts';
import { addAccruals, readPlayed } from './accrual.queries.ts';
import { accrualsOf, linesOf } from './accrual.rules.ts';

/** Splits the rebates of one sealed period up the lines. @throws Error for more than one period */
export async function accrue(
  tx: Tx,
  { merchantId, currency, settings }: Pick<Merchant, 'currency' | 'settings'> & { merchantId: string },
  span: SealedSpan,
): Promise<void> {
  const { from: period, until } = span;
  if (until !== period + 1) throw new Error('rates hold for one period');
  const played = await readPlayed(tx, { ...span, currency, classes: CLASSES });
  const lines = linesOf(played);
  const sheets = await ratesOfNodes(tx, { merchantId, nos: lines.nos, period });
  const accruals = accrualsOf(played, lines, sheets);
  const day = calendar.dayOfPeriod(period, settings.settlement);
  await addAccruals(tx, { merchantId, period, day, accruals });
}
