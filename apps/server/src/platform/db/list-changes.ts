import type { LiveList } from '@croupier/contract/console-realtime.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from './database.ts';

const CHANNEL = 'list_changes';

export type StoredChange = {
  what: 'row' | 'take';
  list: LiveList;
  merchantId: string;
  /** Null for many rows. */
  id: string | null;
};

/**
 * Announces a change to the open pages of operators at the commit. It is a column, so that a statement that writes can
 * announce with `returning` instead of a second round trip.
 */
export const announcement = (change: StoredChange): RawBuilder<unknown> =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(change)})`;

/** The same for each row that a statement writes. */
export const rowAnnouncement = (
  list: LiveList,
  merchantId: string,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`pg_notify(${CHANNEL}, json_build_object('what', 'row', 'list', ${list}::text, 'merchantId', ${merchantId}::text,
    'id', ${id})::text)`;

/** The same for many changes, as a statement of its own. */
export const announcementsOf = (changes: readonly StoredChange[]): RawBuilder<unknown> =>
  sql`select pg_notify(${CHANNEL}, change)
    from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) as c (change)`;

export async function announceChange(tx: Tx, change: StoredChange): Promise<void> {
  await sql`select ${announcement(change)}`.execute(tx);
}

export const listenForListChanges = (
  database: Pick<Database, 'listen'>,
  { onChange, onMissed }: { onChange: (change: StoredChange) => void; onMissed: () => void },
): Promise<() => Promise<void>> =>
  database.listen(CHANNEL, (payload) => onChange(JSON.parse(payload) as StoredChange), onMissed);
