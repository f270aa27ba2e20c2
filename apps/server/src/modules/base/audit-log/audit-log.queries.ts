import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { announcement, type StoredChange } from '../../../platform/db/list-changes.ts';
import type { EntryRow } from './audit-log.reads.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Inserts an entry and announces the changes of lists that it causes. */
export async function insertEntry(
  tx: Tx,
  merchantId: string,
  { row, changes }: { row: EntryRow; changes: readonly StoredChange[] },
): Promise<void> {
  await sql`
    insert into audit_entries
      (merchant_id, id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id)
    values (${merchantId}, ${row.id}, ${row.at}, ${row.actor_kind}, ${row.actor_id}, ${row.action}, ${row.subject},
      ${json(row.before)}::jsonb, ${json(row.after)}::jsonb, ${row.ip}, ${row.request_id})
    returning ${sql.join(changes.map(announcement))}`.execute(tx);
}
