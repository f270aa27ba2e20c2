import type { Db } from '../platform/db/database.ts';
import type { Outbox } from '../platform/outbox.ts';
import type { Modules } from '../modules.ts';
import { findHistory, hasLedger, insertHistory, touchHistory } from './histories.queries.ts';
import { HISTORY_DAYS, MERCHANT_ID } from './plan.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Begins the past of the first demo shop, before anything else moves money there: its demo accounts are opened at the
 * beginning, with their welcome credits. A shop that is in use keeps the past that it has.
 *
 * `partsAt` makes the product's modules over a clock that stands.
 */
export async function openHistory(
  db: Db,
  now: Date,
  partsAt: (at: Date) => { modules: Modules; outbox: Pick<Outbox, 'deliverDue'> },
): Promise<void> {
  if (await findHistory(db, MERCHANT_ID)) return touchHistory(db, MERCHANT_ID);
  if (await hasLedger(db, MERCHANT_ID)) return;
  const beginsAt = new Date((Math.floor(now.getTime() / DAY) - HISTORY_DAYS) * DAY);
  await insertHistory(db, MERCHANT_ID, beginsAt);
  const { modules, outbox } = partsAt(beginsAt);
  await modules.wallet.ensurePartitions(beginsAt);
  await modules.signIn.seedDemoMembers();
  while ((await outbox.deliverDue()) > 0);
  await modules.wallet.close();
}
