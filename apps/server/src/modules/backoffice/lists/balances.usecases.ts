import type { ListDeps } from '../../../platform/lists/list-reader.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { addNewMembers, copyBalances, findCopiedUntil, markCopied } from './balances.queries.ts';

/** Longer than any transaction runs: a transfer's time is set before its commit makes it visible. */
const OVERLAP_MILLISECONDS = 5 * 60_000;

export type BalanceDeps = Pick<ListDeps, 'db'> & { clock: Clock; merchants: Pick<Merchants, 'list'> };

/** Copies changed balances for the members list, one merchant after another. */
export async function refreshBalances({ db, clock, merchants }: BalanceDeps): Promise<void> {
  for (const { id: merchantId, currency } of await merchants.list()) {
    const until = clock.now();
    const copiedUntil = await findCopiedUntil(db, merchantId);
    const from = new Date((copiedUntil?.getTime() ?? 0) - OVERLAP_MILLISECONDS);
    await db.transaction().execute(async (tx) => {
      await addNewMembers(tx, { merchantId, from });
      await copyBalances(tx, { merchantId, currency, from });
      await markCopied(tx, { merchantId, until });
    });
  }
}
