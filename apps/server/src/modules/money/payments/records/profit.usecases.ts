import type { Profit, ProfitBy } from '@croupier/contract/payments/records.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { readEntries, readMoneyAt, readValidBets } from './profit.reads.ts';
import { profitOf } from './profit.rules.ts';
import { MAX_PROFIT_MILLISECONDS } from './records.config.ts';
import { recordErrors } from './records.errors.ts';
import type { Figures, OfAccount, Span } from './records.types.ts';

const figuresOf = (row: Figures & { netMinor: bigint }) => ({
  stake: row.stakeMinor,
  validBet: row.validBetMinor,
  payout: row.payoutMinor,
  rebate: row.rebateMinor,
  bonus: row.bonusMinor,
  other: row.otherMinor,
  net: row.netMinor,
});

/**
 * What a member won or lost. All figures are read in one snapshot, and the result must follow from the balances.
 *
 * @throws `payments.period_too_long`
 */
export async function readProfit(
  db: Db,
  query: OfAccount & Span & { by: ProfitBy; timeZone: string },
): Promise<Profit> {
  const { from, until, currency } = query;
  if (until.getTime() - from.getTime() > MAX_PROFIT_MILLISECONDS || until < from)
    throw appError(recordErrors.periodTooLong);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const entries = await readEntries(tx, query);
      const bets = await readValidBets(tx, query);
      const opening = await readMoneyAt(tx, { ...query, at: from });
      const closing = await readMoneyAt(tx, { ...query, at: until });
      const { rows, totals, depositsMinor, withdrawalsMinor } = profitOf(entries, bets);
      const profit = closing - opening - depositsMinor + withdrawalsMinor;
      if (profit !== totals.netMinor)
        throw new Error(`profit of ${query.memberId} does not follow from the balances`);
      return {
        currency,
        rows: rows.map((row) => ({ day: row.day, category: row.category, ...figuresOf(row) })),
        totals: figuresOf(totals),
        opening,
        deposits: depositsMinor,
        withdrawals: withdrawalsMinor,
        closing,
        profit,
      };
    });
}
