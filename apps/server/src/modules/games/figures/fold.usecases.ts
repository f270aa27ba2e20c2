import type { Db, Tx } from '../../../platform/db/database.ts';
import { addPartitions } from '../../../platform/db/partitions.ts';
import { MAX_FOLDED_PERIODS, PERIODS_OF_DAY, PERIODS_OF_HOUR } from './figures.config.ts';
import { listUnfolded, listUnrolled, lockMarks, moveMarks, openMarks } from './marks.queries.ts';
import {
  insertCash,
  insertCashDays,
  insertDays,
  insertHours,
  insertSlots,
  summariseJournal,
} from './slots.queries.ts';
import { nextSpans, partitionsOf, type Progress, type Span } from './spans.rules.ts';

export const MARKS = { slots: 'slots', hours: 'hours', days: 'days', cashDays: 'cash_days' } as const;

type Step = {
  /** The mark that the step moves. */
  name: string;
  /** Whole parts of so many periods. */
  size: number;
  behind: (db: Db) => Promise<Progress[]>;
  /** Tables with a partition for each day. */
  tables: readonly string[];
  write: (tx: Tx, span: Span) => Promise<void>;
};

const STEPS: readonly Step[] = [
  {
    name: MARKS.slots,
    size: 1,
    behind: (db) => listUnfolded(db, MARKS.slots),
    tables: ['member_slots', 'member_cash_slots'],
    write: async (tx, span) => {
      await insertSlots(tx, span);
      await insertCash(tx, span);
    },
  },
  {
    name: MARKS.hours,
    size: PERIODS_OF_HOUR,
    behind: (db) => listUnrolled(db, MARKS.hours, MARKS.slots),
    tables: ['member_hours'],
    write: (tx, span) => insertHours(tx, span, PERIODS_OF_HOUR),
  },
  {
    name: MARKS.days,
    size: PERIODS_OF_DAY,
    behind: (db) => listUnrolled(db, MARKS.days, MARKS.hours),
    tables: [],
    write: (tx, span) => insertDays(tx, span, PERIODS_OF_DAY),
  },
  {
    name: MARKS.cashDays,
    size: PERIODS_OF_DAY,
    behind: (db) => listUnrolled(db, MARKS.cashDays, MARKS.slots),
    tables: [],
    write: (tx, span) => insertCashDays(tx, span, PERIODS_OF_DAY),
  },
];

/** One span in one transaction with its mark, so it is written once however many workers try. */
async function workOff(db: Db, { name, tables, write }: Step, span: Span): Promise<void> {
  await addPartitions(db, partitionsOf(tables, span));
  await db.transaction().execute(async (tx) => {
    const merchantIds = await lockMarks(tx, { ...span, name });
    if (merchantIds.length === 0) return;
    await write(tx, { ...span, merchantIds });
    await moveMarks(tx, { merchantIds, name, until: span.until });
  });
}

/**
 * Folds every sealed period into slots, and finished hours and days into their rows. Safe to repeat and to run
 * concurrently; it continues where it was interrupted.
 */
export async function foldSealed(db: Db, maxPeriods = MAX_FOLDED_PERIODS): Promise<void> {
  await openMarks(db, Object.values(MARKS), PERIODS_OF_DAY);
  for (const step of STEPS) {
    const max = Math.max(maxPeriods, step.size);
    for (;;) {
      const spans = nextSpans(await step.behind(db), { size: step.size, max });
      if (spans.length === 0) break;
      for (const span of spans) await workOff(db, step, span);
    }
  }
  await summariseJournal(db);
}
