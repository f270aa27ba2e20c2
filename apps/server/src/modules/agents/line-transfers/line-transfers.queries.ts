import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LineTransfer, MemberKey } from './line-transfers.types.ts';

export async function findTransfer(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<LineTransfer | undefined> {
  const { rows } = await sql<LineTransfer>`
    select id, from_member as "fromMember", to_member as "toMember", direction, currency, amount_minor as "amountMinor",
      to_char(day, 'YYYY-MM-DD') as day, at
    from line_transfers where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertTransfer(
  tx: Tx,
  { merchantId, ...row }: LineTransfer & { merchantId: string },
): Promise<void> {
  await sql`insert into line_transfers (merchant_id, id, from_member, to_member, direction, currency, amount_minor, day, at)
    values (${merchantId}, ${row.id}, ${row.fromMember}, ${row.toMember}, ${row.direction}, ${row.currency},
      ${row.amountMinor}, ${row.day}::date, ${row.at})`.execute(tx);
}

/** What a member has sent since an instant on one settlement day. */
export async function sumSent(
  db: Db,
  { merchantId, memberId, since, day }: MemberKey & { since: Date; day: string },
): Promise<bigint> {
  const { rows } = await sql<{ sent: bigint }>`select coalesce(sum(amount_minor), 0)::int8 as sent
    from line_transfers where merchant_id = ${merchantId} and from_member = ${memberId} and at >= ${since}
      and day = ${day}::date`.execute(db);
  return rows[0]?.sent ?? 0n;
}

/** What went down and up between two members since an instant. */
export async function sumBetween(
  db: Db,
  { merchantId, one, other, since }: { merchantId: string; one: string; other: string; since: Date },
): Promise<{ downMinor: bigint; upMinor: bigint }> {
  const { rows } = await sql<{ downMinor: bigint; upMinor: bigint }>`
    select coalesce(sum(amount_minor) filter (where direction = 'down'), 0)::int8 as "downMinor",
      coalesce(sum(amount_minor) filter (where direction = 'up'), 0)::int8 as "upMinor"
    from line_transfers where merchant_id = ${merchantId} and at >= ${since}
      and ((from_member = ${one} and to_member = ${other}) or (from_member = ${other} and to_member = ${one}))`.execute(
    db,
  );
  return rows[0] ?? { downMinor: 0n, upMinor: 0n };
}
