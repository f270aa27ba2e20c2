import type { Db } from '../../../platform/db/database.ts';
import { addFigures, dropFigures, listBehind, lockMark, openMark } from './days.queries.ts';
import { nextEnd } from './folding.rules.ts';

/** Adds one span of sealed periods in one transaction with its mark. @returns whether there may be more */
async function foldNext(db: Db, merchantId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const progress = await lockMark(tx, merchantId);
    if (!progress || progress.foldedUntil >= progress.sealedUntil) return false;
    await addFigures(tx, { merchantId, from: progress.foldedUntil, until: nextEnd(progress) });
    return true;
  });
}

/** Adds what was sealed since the last run, merchant by merchant. */
export async function foldSealed(db: Db): Promise<void> {
  for (const merchantId of await listBehind(db)) {
    await openMark(db, merchantId);
    while (await foldNext(db, merchantId));
  }
}

/** Drops a merchant's figures; the next fold rebuilds them from the ledger, with the same result. */
export const dropDays = (db: Db, merchantId: string): Promise<void> =>
  db.transaction().execute((tx) => dropFigures(tx, merchantId));
