import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import { sql } from 'kysely';
import type { Position } from '../../../platform/keyset.ts';
import type { Db } from '../../../platform/db/database.ts';

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

export async function countUnread(db: Db, inbox: Inbox): Promise<number> {
  const { rows } = await sql<{ unread: bigint }>`
    select count(*) as unread from messages where ${inboxOf(inbox)} and read_at is null`.execute(db);
  return Number(rows[0]?.unread ?? 0n);
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

/** The newest sequence of an inbox; 0 if it never held a message. */
export async function newestSequence(db: Db, { merchantId, memberId }: Inbox): Promise<bigint> {
  const { rows } = await sql<{ sequence: bigint | null }>`
    select max(sequence) as sequence from messages
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.sequence ?? 0n;
}
