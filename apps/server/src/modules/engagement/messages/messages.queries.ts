import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/together.ts';

export const MESSAGES_CHANNEL = 'messages';

type NewMessage = {
  merchantId: string;
  id: string;
  memberId: string;
  kind: MessageKind;
  params: Readonly<Record<string, unknown>>;
  at: Date;
};

const insert = together<NewMessage, boolean>(async (tx, merchantId, messages) => {
  const inboxes = [...new Set(messages.map(({ memberId }) => memberId))].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended('messages:' || ${merchantId}::text || ':' || inbox, 0))
    from unnest(${inboxes}::text[]) as i (inbox)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with inserted as (
      insert into messages (merchant_id, id, member_id, sequence, kind, params, created_at)
      select ${merchantId}, message.id, message.member_id,
        coalesce(newest.sequence, 0) + row_number() over (partition by message.member_id order by message.position),
        message.kind, message.params, message.at
      from unnest(${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ memberId }) => memberId)}::uuid[],
        ${messages.map(({ kind }) => kind)}::text[],
        ${messages.map(({ params }) => JSON.stringify(params))}::text[]::jsonb[],
        ${messages.map(({ at }) => at)}::timestamptz[]) with ordinality
        as message (id, member_id, kind, params, at, position)
      cross join lateral (select max(sequence) as sequence from messages
        where merchant_id = ${merchantId} and member_id = message.member_id) newest
      where not exists (select 1 from messages known
        where known.merchant_id = ${merchantId} and known.id = message.id)
      on conflict (merchant_id, id) do nothing
      returning id, member_id
    )
    select id, pg_notify(${MESSAGES_CHANNEL},
      json_build_object('merchantId', ${merchantId}::text, 'memberId', member_id)::text) from inserted`.execute(
    tx,
  );
  return messages.map((message) => rows.some(({ id }) => id === message.id));
});

/**
 * Serialized per inbox until the commit, so that sequences have no gaps and become visible in order: a client that
 * has seen n requests everything above n.
 *
 * @returns false when the id was there
 */
export const insertMessage = (tx: Tx, message: NewMessage): Promise<boolean> => insert(tx, message);

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
