import type { Db } from '../../../../platform/db/database.ts';
import { runStatement } from '../../../../platform/db/statement.ts';
import type { MoneyDomain, MoneyTx, Wallet } from '../../../money/wallet/index.ts';
import {
  countCorrections,
  listCountedPeriods,
  sumCorrections,
  type CorrectedRounds,
  type CorrectionSums,
} from './corrections.queries.ts';

type Told = { of: CorrectedRounds; at: Date };

/** Moves no money: the ledger says when the journal may be written. */
const tellingDomain: MoneyDomain<CorrectedRounds, Date, { told: Told[] }> = {
  laneKey: ({ merchantId }) => merchantId,
  accounts: () => [],
  ids: () => [],
  reads: () => [],
  open: () => ({ told: [] }),
  decide: (of, { at }, { told }) => {
    told.push({ of, at });
    return at;
  },
  writes: (states) => states.flatMap(({ told }) => told.map(({ of, at }) => countCorrections(of, at))),
};

export type Corrections = {
  /** What corrected rounds have changed that counts when they were corrected. */
  sum: (db: Db, of: CorrectedRounds) => Promise<CorrectionSums>;
  /**
   * Has them count when the rounds were settled, each once. Says when the journal was told, and the periods in which
   * something counts, or no longer counts, by it.
   */
  countWhenSettled: (tx: MoneyTx, of: CorrectedRounds) => Promise<{ at: Date; periods: number[] }>;
};

async function sum(db: Db, of: CorrectedRounds): Promise<CorrectionSums> {
  const [sums] = await runStatement<CorrectionSums>(db, sumCorrections(of));
  if (!sums) throw new Error('a sum has a row');
  return sums;
}

export const createCorrections = ({ wallet }: { wallet: Pick<Wallet, 'decideIn'> }): Corrections => ({
  sum,
  countWhenSettled: async (tx, of) => {
    const [at] = await wallet.decideIn(tx, tellingDomain, [of]);
    if (!at) throw new Error('the journal was not told');
    const rows = await runStatement<{ period: number }>(tx, listCountedPeriods(of.merchantId, at));
    return { at, periods: rows.map(({ period }) => period) };
  },
});
