import type { BroadcastPurpose, Segment } from '@croupier/contract/engagement/broadcasts.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { TRIAL_TYPES } from '../../../access/members/index.ts';
import { mayGetMarketing } from '../../../money/protection/index.ts';

const DAY_MILLISECONDS = 86_400_000;

type Query = {
  merchantId: string;
  segment: Segment;
  purpose: BroadcastPurpose;
  now: Date;
  memberIds: readonly string[] | null;
};

/** The members `m` of a segment, whatever the purpose. A list of accounts has been looked up before. */
function inSegment({ segment, now, memberIds }: Omit<Query, 'purpose'>): RawBuilder<unknown> {
  const reachable = sql`m.status <> 'closed' and m.type <> all(${[...TRIAL_TYPES]}::int[])`;
  if (segment.kind === 'types') return sql`${reachable} and m.type = any(${[...segment.types]}::int[])`;
  if (segment.kind === 'active') {
    const since = new Date(now.getTime() - segment.days * DAY_MILLISECONDS);
    return sql`${reachable} and m.last_login_at >= ${since}`;
  }
  if (segment.kind === 'accounts') return sql`${reachable} and m.id = any(${[...(memberIds ?? [])]}::uuid[])`;
  return reachable;
}

/** How many members a segment has, and how many of them advertising must not reach. */
export async function countSegment(
  db: Db,
  query: Omit<Query, 'purpose'>,
): Promise<{ all: number; protected: number }> {
  const { rows } = await sql<{ all: number; open: number }>`
    select count(*)::int as all, (count(*) filter (where ${mayGetMarketing(query.merchantId, query.now)}))::int as open from members m
    where m.merchant_id = ${query.merchantId} and ${inSegment(query)}`.execute(db);
  const { all = 0, open = 0 } = rows[0] ?? {};
  return { all, protected: all - open };
}

/**
 * The next members of a segment, in the order of their ids. Who registered after the message was sent gets none, nor,
 * of advertising, who is excluded by the time that it would be delivered.
 */
export async function listSegment(
  db: Db,
  query: Query & { at: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { merchantId, purpose, now, at, after, limit } = query;
  const isReached = purpose === 'marketing' ? mayGetMarketing(merchantId, at) : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select m.id from members m
    where m.merchant_id = ${merchantId} and ${inSegment(query)} and ${isReached} and m.registered_at <= ${now}
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
