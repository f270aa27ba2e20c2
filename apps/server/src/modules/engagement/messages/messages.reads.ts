import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import { sql } from 'kysely';
import type { Position } from '../../../platform/keyset.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/reader.ts';
import type { Statement } from '../../../platform/db/statement.ts';

export type MessageRow = {
  id: string;
  sequence: bigint;
  kind: MessageKind;
  params: Readonly<Record<string, unknown>>;
  created_at: Date;
  read_at: Date | null;
};

type Inbox = { merchantId: string; memberId: string };

const inboxOf = ({ merchantId, memberId }: Inbox) =>
  sql`merchant_id = ${merchantId} and member_id = ${memberId} and removed_at is null`;

export async function listMessages(
  db: Db,
  query: Inbox & { unreadOnly: boolean; limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const selection = sql`${inboxOf(query)} and (not ${query.unreadOnly}::boolean or read_at is null)`;
  const [page, counted] = await Promise.all([
    sql<MessageRow>`
      select id, sequence, kind, created_at, read_at, coalesce(
        (select jsonb_build_object('titles', b.titles, 'contents', b.contents) from broadcasts b
          where b.merchant_id = ${query.merchantId} and b.id = messages.broadcast_id), params) as params
      from messages where ${selection}
      order by sequence desc limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from messages where ${selection}`.execute(db),
  ]);
  return { rows: page.rows, total: Number(counted.rows[0]?.total ?? 0n) };
}

const unreadCount = ({ merchantId, memberId }: Inbox): Statement => ({
  name: 'count_unread_messages',
  text: `select count(*) as unread from messages
    where merchant_id = $1 and member_id = $2 and removed_at is null and read_at is null`,
  values: [merchantId, memberId],
});

export async function countUnread(db: Db, inbox: Inbox): Promise<number> {
  const [row] = await readTogether<{ unread: bigint }>(db, unreadCount(inbox));
  return Number(row?.unread ?? 0n);
}

/** Messages that a member got before a position, newest first; removed ones too. */
export async function listSent(
  db: Db,
  query: Inbox & { before: Position | undefined; limit: number },
): Promise<Array<{ id: string; at: Date; kind: MessageKind }>> {
  const { merchantId, memberId, before, limit } = query;
  const { rows } = await sql<{ id: string; at: Date; kind: MessageKind }>`
    select id, created_at as at, kind from messages where merchant_id = ${merchantId} and member_id = ${memberId}
      and (${before?.at ?? null}::timestamptz is null
        or (created_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

const newestRead = ({ merchantId, memberId }: Inbox): Statement => ({
  name: 'read_newest_message',
  text: `select max(sequence) as sequence from messages where merchant_id = $1 and member_id = $2`,
  values: [merchantId, memberId],
});

/** The newest sequence of an inbox; 0 if it never held a message. */
export async function newestSequence(db: Db, inbox: Inbox): Promise<bigint> {
  const [row] = await readTogether<{ sequence: bigint | null }>(db, newestRead(inbox));
  return row?.sequence ?? 0n;
}
