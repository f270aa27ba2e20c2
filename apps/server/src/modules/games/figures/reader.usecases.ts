import type { Db, Tx } from '../../../platform/db/database.ts';
import { keptFrom } from '../../../platform/db/partitions.ts';
import type { SealedSpan } from './figures.types.ts';
import { MARKS } from './fold.usecases.ts';
import { findNextPeriod, listUnread, lockReaderMark, moveMarks, readMarks } from './marks.queries.ts';
import { periodOf } from './spans.rules.ts';

export type FigureReader = {
  /**
   * The next sealed periods that this reader has not had, at most `maxPeriods` of them, beginning with one in which
   * something happened; undefined if there are none.
   *
   * The reader's mark moves in the given transaction: what it writes there and the mark are stored together or not at
   * all, so each period is read exactly once. Concurrent calls for a merchant wait for each other.
   */
  take: (tx: Tx, merchantId: string, maxPeriods?: number) => Promise<SealedSpan | undefined>;
  /** Everything before this period has been read; undefined before the first time. */
  readUntil: (db: Db, merchantId: string) => Promise<number | undefined>;
  /** Has `work` read all that is sealed, merchant by merchant, each span in a transaction of its own. */
  run: (work: (tx: Tx, span: SealedSpan) => Promise<void>, maxPeriods?: number) => Promise<void>;
  /** Everything before this period is in the slots; undefined before the first time. */
  sealedUntil: (db: Db, merchantId: string) => Promise<number | undefined>;
  /** From this period on all slots are kept. */
  keptFrom: (db: Db) => Promise<number>;
  /** The first period in [from, until) in which something happened; undefined if nothing did. */
  nextPlayed: (
    db: Db,
    span: { merchantId: string; from: number; until: number },
  ) => Promise<number | undefined>;
  /** Locks the mark, for who reads spans of its own choice with `moveTo`; undefined before anything is sealed. */
  lock: (tx: Tx, merchantId: string) => Promise<number | undefined>;
  /** Notes that everything before `until` was read, in the transaction that has locked the mark. */
  moveTo: (tx: Tx, merchantId: string, until: number) => Promise<void>;
  /** Starts at a period in place of the oldest one that is kept. Only before the reader has read anything. */
  startAt: (tx: Tx, merchantId: string, period: number) => Promise<void>;
};

/** A new reader starts with the oldest slots that are kept. */
async function oldestOf(tx: Tx, marks: ReadonlyMap<string, number>): Promise<number> {
  const kept = await keptFrom(tx, 'member_slots');
  return kept ? periodOf(kept) : (marks.get(MARKS.slots) ?? 0);
}

/** A reader of sealed periods with a mark of its own, by its name. */
export function createReader(db: Db, readerName: string): FigureReader {
  const name = `reader:${readerName}`;
  const take: FigureReader['take'] = async (tx, merchantId, maxPeriods = 1) => {
    const marks = await readMarks(tx, merchantId);
    const sealed = marks.get(MARKS.slots);
    if (sealed === undefined) return undefined;
    const start = marks.get(name) ?? (await oldestOf(tx, marks));
    const from = await lockReaderMark(tx, { merchantId, name, start });
    if (from >= sealed) return undefined;
    const next = await findNextPeriod(tx, { merchantId, from, until: sealed });
    const until = next === undefined ? sealed : Math.min(sealed, next + maxPeriods);
    await moveMarks(tx, { merchantIds: [merchantId], name, until });
    return next === undefined ? undefined : { merchantId, from: next, until };
  };
  return {
    take,
    readUntil: async (within, merchantId) => (await readMarks(within, merchantId)).get(name),
    sealedUntil: async (within, merchantId) => (await readMarks(within, merchantId)).get(MARKS.slots),
    keptFrom: async (within) => {
      const kept = await keptFrom(within, 'member_slots');
      return kept ? periodOf(kept) : 0;
    },
    nextPlayed: findNextPeriod,
    lock: async (tx, merchantId) => {
      const marks = await readMarks(tx, merchantId);
      if (!marks.has(MARKS.slots)) return undefined;
      const start = marks.get(name) ?? (await oldestOf(tx, marks));
      return lockReaderMark(tx, { merchantId, name, start });
    },
    moveTo: (tx, merchantId, until) => moveMarks(tx, { merchantIds: [merchantId], name, until }),
    startAt: async (tx, merchantId, period) => {
      await lockReaderMark(tx, { merchantId, name, start: period });
    },
    run: async (work, maxPeriods) => {
      for (const merchantId of await listUnread(db, name, MARKS.slots))
        for (;;) {
          const took = await db.transaction().execute(async (tx) => {
            const span = await take(tx, merchantId, maxPeriods);
            if (span) await work(tx, span);
            return span;
          });
          if (!took) break;
        }
    },
  };
}
