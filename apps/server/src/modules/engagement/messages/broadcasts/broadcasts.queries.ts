import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { MESSAGES_CHANNEL } from '../messages.queries.ts';
import type { NewBroadcast, OpenBroadcast } from './broadcasts.types.ts';

/** Starts the job that sends. */
export const BROADCASTS_CHANNEL = 'broadcasts';

/** Returns false if the id exists. */
export async function insertBroadcast(tx: Tx, broadcast: NewBroadcast): Promise<boolean> {
  const { merchantId, id, titles, contents, segment, purpose, memberIds, total, operatorId, at } = broadcast;
  const { numAffectedRows } = await sql`
    insert into broadcasts (merchant_id, id, titles, contents, segment, purpose, member_ids, state, total, sent, created_by,
      created_at)
    values (${merchantId}, ${id}, ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(contents)}::jsonb,
      ${JSON.stringify(segment)}::jsonb, ${purpose}, ${memberIds && [...memberIds]}::uuid[], 'sending', ${total}, 0, ${operatorId},
      ${at})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  await sql`select pg_notify(${BROADCASTS_CHANNEL}, '')`.execute(tx);
  return numAffectedRows === 1n;
}

/** The oldest broadcast that is being sent and that no other process is working on. */
export async function lockOpen(
  tx: Tx,
  merchantId: string,
  id: string | null,
): Promise<OpenBroadcast | undefined> {
  const { rows } = await sql<OpenBroadcast>`
    select id, segment, purpose, member_ids as "memberIds", reached, created_at as "createdAt" from broadcasts
    where merchant_id = ${merchantId} and state = 'sending' and (${id}::uuid is null or id = ${id}::uuid)
    order by created_at limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/**
 * Inserts one message per member. The inboxes are locked in the order of the ids until the commit, so that sequences
 * have no gaps, as with a single message.
 *
 * @returns how many did not have the message before
 */
export async function insertMessages(
  tx: Tx,
  part: {
    merchantId: string;
    broadcastId: string;
    messages: ReadonlyArray<{ id: string; memberId: string }>;
    at: Date;
  },
): Promise<number> {
  const { merchantId, broadcastId, messages, at } = part;
  const memberIds = messages.map(({ memberId }) => memberId);
  await sql`
    select pg_advisory_xact_lock(hashtextextended('messages:' || ${merchantId}::text || ':' || member_id, 0))
    from unnest(${memberIds}::text[]) with ordinality as wanted (member_id, place) order by place`.execute(
    tx,
  );
  const { rows } = await sql<{ memberId: string }>`
    insert into messages (merchant_id, id, member_id, sequence, kind, params, broadcast_id, created_at)
    select ${merchantId}, wanted.id, wanted.member_id,
      coalesce((select max(sequence) from messages
        where merchant_id = ${merchantId} and member_id = wanted.member_id), 0) + 1,
      'notice', '{}', ${broadcastId}, ${at}
    from unnest(${messages.map(({ id }) => id)}::uuid[], ${memberIds}::uuid[]) as wanted (id, member_id)
    on conflict (merchant_id, id) do nothing
    returning member_id as "memberId"`.execute(tx);
  await sql`
    select pg_notify(${MESSAGES_CHANNEL}, json_build_object('merchantId', ${merchantId}::text, 'memberId', member_id)::text)
    from unnest(${rows.map(({ memberId }) => memberId)}::text[]) as told (member_id)`.execute(tx);
  return rows.length;
}

/** Continues after a member; without one, everybody has the message. */
export async function advanceBroadcast(
  tx: Tx,
  to: { merchantId: string; id: string; reached: string | null; sent: number; at: Date },
): Promise<void> {
  const { merchantId, id, reached, sent, at } = to;
  await sql`
    update broadcasts set sent = sent + ${sent}, reached = coalesce(${reached}::uuid, reached),
      state = case when ${reached}::uuid is null then 'done' else state end,
      finished_at = case when ${reached}::uuid is null then ${at}::timestamptz end
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Returns false if it is not being sent. */
export async function stopBroadcast(
  db: Db,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcasts set state = 'stopped', finished_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'sending'`.execute(db);
  return numAffectedRows === 1n;
}
