import type { Segment } from '@croupier/contract/engagement/broadcasts.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { TRIAL_TYPES } from '../../../access/members/index.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The members `m` of a segment. A list of accounts has been looked up before. */
function membersOf(
  segment: Segment,
  { now, memberIds }: { now: Date; memberIds: readonly string[] | null },
): RawBuilder<unknown> {
  const reachable = sql`m.status <> 'closed' and m.type <> all(${[...TRIAL_TYPES]}::int[])`;
  if (segment.kind === 'types') return sql`${reachable} and m.type = any(${[...segment.types]}::int[])`;
  if (segment.kind === 'active') {
    const since = new Date(now.getTime() - segment.days * DAY_MILLISECONDS);
    return sql`${reachable} and m.last_login_at >= ${since}`;
  }
  if (segment.kind === 'accounts') return sql`${reachable} and m.id = any(${[...(memberIds ?? [])]}::uuid[])`;
  return reachable;
}

type Query = { merchantId: string; segment: Segment; now: Date; memberIds: readonly string[] | null };

export async function countSegment(db: Db, { merchantId, segment, ...rest }: Query): Promise<number> {
  const { rows } = await sql<{ members: bigint }>`
    select count(*) as members from members m
    where m.merchant_id = ${merchantId} and ${membersOf(segment, rest)}`.execute(db);
  return Number(rows[0]?.members ?? 0n);
}

/** The next members of a segment, in the order of their ids. Who registered after the message was sent gets none. */
export async function listSegment(
  db: Db,
  { merchantId, segment, after, limit, ...rest }: Query & { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from members m
    where m.merchant_id = ${merchantId} and ${membersOf(segment, rest)} and m.registered_at <= ${rest.now}
      and (${after}::uuid is null or m.id > ${after}::uuid)
    order by m.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The members with these accounts who can get messages. */
export async function findAccounts(
  db: Db,
  merchantId: string,
  accountKeys: readonly string[],
): Promise<Array<{ id: string; accountKey: string }>> {
  const { rows } = await sql<{ id: string; accountKey: string }>`
    select id, account_key as "accountKey" from members
    where merchant_id = ${merchantId} and account_key = any(${[...accountKeys]}::text[])
      and status <> 'closed' and type <> all(${[...TRIAL_TYPES]}::int[])`.execute(db);
  return rows;
}
