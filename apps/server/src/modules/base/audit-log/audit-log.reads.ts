import { sql } from 'kysely';
import type { Position } from '../../../platform/keyset.ts';
import type { Db } from '../../../platform/db/database.ts';

export type EntryRow = {
  id: string;
  at: Date;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  ip: string | null;
  request_id: string | null;
};

export type EntryFilter = { merchantId: string; subject?: string | undefined; action?: string | undefined };

const matching = ({ merchantId, subject, action }: EntryFilter) => sql`
  merchant_id = ${merchantId}
  and (${subject ?? null}::text is null or subject = ${subject ?? null})
  and (${action ?? null}::text is null or action = ${action ?? null})`;

/** Entries about one subject, newest first. */
export async function listOfSubject(
  db: Db,
  query: { merchantId: string; subject: string; before: Position | undefined; limit: number },
): Promise<EntryRow[]> {
  const { merchantId, subject, before, limit } = query;
  const { rows } = await sql<EntryRow>`
    select id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id
    from audit_entries where merchant_id = ${merchantId} and subject = ${subject}
      and (${before?.at ?? null}::timestamptz is null
        or (at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Newest first. */
export async function listEntries(db: Db, filter: EntryFilter, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, at, actor_kind, actor_id, action, subject, before, after, ip, request_id
    from audit_entries where ${matching(filter)}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
