import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export const MESSAGES_CHANNEL = 'messages';

/**
 * Serialized per inbox until the commit, so that sequences have no gaps and become visible in order: a client that
 * has seen n requests everything above n.
 */
export async function insertMessage(
  tx: Tx,
  message: {
    merchantId: string;
    id: string;
    memberId: string;
    kind: MessageKind;
    params: Readonly<Record<string, unknown>>;
    at: Date;
  },
): Promise<boolean> {
  const { merchantId, id, memberId, kind, params, at } = message;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages:${merchantId}:${memberId}`}, 0))`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    insert into messages (merchant_id, id, member_id, sequence, kind, params, created_at)
    select ${merchantId}, ${id}, ${memberId}, coalesce(max(sequence), 0) + 1, ${kind}, ${JSON.stringify(params)}::jsonb,
      ${at}::timestamptz
    from messages where merchant_id = ${merchantId} and member_id = ${memberId}
    on conflict (merchant_id, id) do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`select pg_notify(${MESSAGES_CHANNEL}, ${JSON.stringify({ merchantId, memberId })})`.execute(tx);
  return true;
}

export async function markRead(
  db: Db,
  query: { merchantId: string; memberId: string; ids: readonly string[] | undefined; at: Date },
): Promise<void> {
  const { merchantId, memberId, ids, at } = query;
  await sql`
    update messages set read_at = ${at}
    where merchant_id = ${merchantId} and member_id = ${memberId} and read_at is null
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::uuid[]))`.execute(db);
}

/** False when there is no such message in this inbox. */
export async function markRemoved(
  db: Db,
  query: { merchantId: string; memberId: string; id: string; at: Date },
): Promise<boolean> {
  const { merchantId, memberId, id, at } = query;
  const { numAffectedRows } = await sql`
    update messages set removed_at = ${at}, read_at = coalesce(read_at, ${at})
    where merchant_id = ${merchantId} and member_id = ${memberId} and id = ${id} and removed_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
