import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dropPartitions } from '../../../platform/db/partitions.ts';
import { HOUR_DAYS, JOURNAL_DAYS, SLOT_DAYS } from './figures.config.ts';
import { MARKS } from './fold.usecases.ts';
import { findEarliestMark } from './marks.queries.ts';
import { startOf } from './spans.rules.ts';

/** What is dropped after some days, unless one of these marks has not passed it. */
const KEPT = [
  { table: 'round_results', days: JOURNAL_DAYS, marks: [MARKS.slots] },
  { table: 'member_slots', days: SLOT_DAYS, marks: [MARKS.hours] },
  { table: 'member_cash_slots', days: SLOT_DAYS, marks: [MARKS.cashDays] },
  { table: 'member_hours', days: HOUR_DAYS, marks: [MARKS.days] },
] as const;

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Drops old partitions. A reader that is behind keeps what it has not read; the ledger audit reports it. */
export async function dropOld({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  for (const { table, days, marks } of KEPT) {
    const earliest = await findEarliestMark(db, marks);
    if (earliest === undefined) continue;
    const end = Math.min(clock.now().getTime() - days * DAY_MILLISECONDS, startOf(earliest).getTime());
    await dropPartitions(db, table, new Date(end));
  }
}
