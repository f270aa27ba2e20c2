import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { announcementsOf, type StoredChange } from '../../../platform/db/list-changes.ts';
import { together } from '../../../platform/db/together.ts';
import type { EntryRow } from './audit-log.reads.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

type NewEntry = { merchantId: string; row: EntryRow; changes: readonly StoredChange[] };

const insert = together<NewEntry, void>(async (tx, merchantId, entries) => {
  const rows = entries.map(({ row }) => row);
  await sql`
    with inserted as (
      insert into audit_entries
        (merchant_id, id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id)
      select ${merchantId}, id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ at }) => at)}::timestamptz[],
        ${rows.map(({ actor_kind: kind }) => kind)}::text[], ${rows.map(({ actor_id: id }) => id)}::text[],
        ${rows.map(({ action }) => action)}::text[], ${rows.map(({ subject }) => subject)}::text[],
        ${rows.map(({ before }) => json(before))}::text[]::jsonb[],
        ${rows.map(({ after }) => json(after))}::text[]::jsonb[], ${rows.map(({ ip }) => ip)}::text[],
        ${rows.map(({ request_id: id }) => id)}::text[])
        as entry (id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id)
    )
    ${announcementsOf(entries.flatMap(({ changes }) => changes))}`.execute(tx);
  return entries.map(() => undefined);
});

/** Inserts an entry and announces the changes of lists that it causes. */
export const insertEntry = (tx: Tx, merchantId: string, entry: Omit<NewEntry, 'merchantId'>): Promise<void> =>
  insert(tx, { merchantId, ...entry });
