import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { periodOf, startOfPeriod } from '../ledger/ledger.rules.ts';
import {
  addSubtotals,
  closeUntil,
  lockSeal,
  nextTransactionNumber,
  oldestRunningNumber,
  publishSeal,
  settleFigures,
  summarise,
} from './seal.queries.ts';
import { SEAL_WAIT_MILLISECONDS } from '../wallet.config.ts';

const POLL_MILLISECONDS = 20;

export type SealReport = {
  /** Nothing before this instant changes any more. */
  sealedUntil: Date;
  /** False when a transaction that might still write earlier did not end in time; the next run goes on. */
  complete: boolean;
};

/** Real time on purpose: it waits for other processes, whatever the ledger's clock says. */
async function waitUntilOver(db: Db, number: bigint): Promise<boolean> {
  const deadline = performance.now() + SEAL_WAIT_MILLISECONDS;
  while ((await oldestRunningNumber(db)) < number) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MILLISECONDS);
  }
  return true;
}

/**
 * Seals every period that is over at `now`, without a lock that a batch would meet:
 *
 * 1. `closing_until` is raised and committed. A batch reads it after it has its transaction number, and writes at or
 *    after it.
 * 2. A batch that read the old value therefore has a number below the next one to be given: wait until all of those
 *    are over.
 * 3. What is before the mark is final. Sums are added, figures settled, and `sealed_until` follows.
 */
export async function sealPeriods({ db, clock }: { db: Db; clock: Clock }, now?: Date): Promise<SealReport> {
  const closing = await closeUntil(db, startOfPeriod(periodOf(now ?? clock.now())));
  const over = await waitUntilOver(db, await nextTransactionNumber(db));
  const report = await db.transaction().execute(async (tx): Promise<SealReport> => {
    const { sealedUntil } = await lockSeal(tx);
    if (!over || sealedUntil >= closing) return { sealedUntil, complete: over };
    await addSubtotals(tx, sealedUntil, closing);
    await settleFigures(tx, closing);
    await publishSeal(tx, closing);
    return { sealedUntil: closing, complete: true };
  });
  await summarise(db);
  return report;
}
