import type { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keysetPage, positionOf, type Position } from '../../../platform/keyset.ts';
import { findMark } from './days.reads.ts';
import { readEntries, readEntryDays, type EntryRow, type EntrySubject } from './entries.reads.ts';
import { addDays, dayOf, daysBetween } from './folding.rules.ts';
import { REPORTS } from './reports.config.ts';

type EntriesDeps = { db: Db; merchants: { byId: (merchantId: string) => Promise<{ currency: string }> } };
type Entries = CallOutput<typeof reportsRoutes.entries>;
type EntriesQuery = EntrySubject & {
  merchantId: string;
  from: string;
  to: string;
  after?: string | undefined;
};

/** The newest days of an account; the days of a figure are known from the report. */
const accountDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.min(daysBetween(from, to), REPORTS.maxAccountDays) }, (_, index) =>
    addDays(to, -index),
  );

/** The part of a day that is in the figures. */
const spanOf = (day: string, mark: Date): { from: Date; until: Date } => {
  const end = new Date(addDays(day, 1));
  return { from: new Date(day), until: end < mark ? end : mark };
};

/** The entries of a figure or an account, newest first. Days are read one by one, so that a page reads little. */
export async function listEntries(
  { db, merchants }: EntriesDeps,
  query: EntriesQuery,
  limit: number = REPORTS.entriesPage,
): Promise<Entries> {
  const { merchantId, from, to, measure } = query;
  const { currency } = await merchants.byId(merchantId);
  const [mark, after] = [await findMark(db, merchantId), positionOf(query.after)];
  if (!mark) return { currency, items: [], next: null };
  const days =
    measure === undefined
      ? accountDays(from, to)
      : await readEntryDays(db, { ...query, merchantId, currency, from, to });
  const rows: EntryRow[] = [];
  for (const day of days.filter((one) => isDue(one, after))) {
    const wanted = limit + 1 - rows.length;
    const span = spanOf(day, mark);
    rows.push(...(await readEntries(db, { ...query, ...span, merchantId, currency, after, limit: wanted })));
    if (rows.length > limit) break;
  }
  return { currency, ...keysetPage(rows, limit) };
}

const isDue = (day: string, after: Position | undefined): boolean => !after || day <= dayOf(after.at);
