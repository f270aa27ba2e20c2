import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { periodOf, startOfPeriod } from './periods.rules.ts';
import {
  addSubtotals,
  listSeals,
  lockSeals,
  publishSeals,
  raiseMark,
  retireMarks,
  settleFigures,
  summarise,
} from './seal.queries.ts';
import { SEAL_WAIT_MILLISECONDS } from '../wallet.config.ts';

const POLL_MILLISECONDS = 20;

export type SealReport = {
  merchantId: string;
  /** Nothing before this instant changes any more. */
  sealedUntil: Date;
  /** False if a batch that may still write earlier did not end in time; the next run continues. */
  complete: boolean;
};

/** Sums up and publishes final data. Merchants with the same time range are processed together. */
export async function publish(db: Db, merchantIds: readonly string[], until: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const due = (await lockSeals(tx, merchantIds)).filter(({ sealedUntil }) => sealedUntil < until);
    const starts = Map.groupBy(due, ({ sealedUntil }) => sealedUntil.getTime());
    for (const [from, seals] of starts) {
      const span = { merchantIds: seals.map(({ merchantId }) => merchantId), from: new Date(from), until };
      await addSubtotals(tx, span);
      await settleFigures(tx, span);
      await publishSeals(tx, span);
    }
  });
}

/**
 * Seals every period that is over at `now`, merchant by merchant, without making a batch wait:
 *
 * 1. A new mark is committed. Batches that start now hold it and write at or after it.
 * 2. The earlier mark is deleted once no batch holds it: those that may still write before the new one have ended, on
 *    whichever server they ran.
 * 3. What is before the new mark is final. It is added up and `sealed_until` follows.
 */
export async function sealPeriods(
  { db, clock }: { db: Db; clock: Clock },
  now?: Date,
): Promise<SealReport[]> {
  const until = startOfPeriod(periodOf(now ?? clock.now()));
  const seals = await listSeals(db);
  let waiting = seals.filter(({ sealedUntil }) => sealedUntil < until).map(({ merchantId }) => merchantId);
  for (const merchantId of waiting) await raiseMark(db, merchantId, until);
  // Real time, because it waits for other processes, whatever the ledger's clock.
  const deadline = performance.now() + SEAL_WAIT_MILLISECONDS;
  while (waiting.length > 0) {
    const [over, held]: [string[], string[]] = [[], []];
    for (const merchantId of waiting)
      ((await retireMarks(db, merchantId, until)) ? over : held).push(merchantId);
    if (over.length > 0) await publish(db, over, until);
    if (performance.now() > deadline) break;
    if (held.length > 0) await pause(POLL_MILLISECONDS);
    waiting = held;
  }
  await summarise(db);
  return (await listSeals(db)).map(({ merchantId, sealedUntil }) => ({
    merchantId,
    sealedUntil,
    complete: sealedUntil >= until,
  }));
}
