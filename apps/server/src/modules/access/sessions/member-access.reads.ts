import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';

type Owner = { merchantId: string; accountId: string };

export type PastSession = {
  id: string;
  /** The method that started it. */
  via: string;
  ip: string;
  userAgent: string;
  /** When it was started. */
  at: Date;
  lastSeenAt: Date;
  isLive: boolean;
};

type SessionQuery = Owner & { now: Date; seenAfter: Date; before: Position | undefined; limit: number };

/** Live and ended sessions, the newest first. */
export async function listPastSessions(db: Db, query: SessionQuery): Promise<PastSession[]> {
  const { merchantId, accountId, now, seenAfter, before, limit } = query;
  const { rows } = await sql<PastSession>`
    select id, via, ip, user_agent as "userAgent", created_at as at, last_seen_at as "lastSeenAt",
      revoked_at is null and expires_at > ${now} and last_seen_at > ${seenAfter} as "isLive"
    from sessions where merchant_id = ${merchantId} and account_id = ${accountId}
      and (${before?.at ?? null}::timestamptz is null
        or (created_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export type Presence = { lastSeenAt: Date | null; liveSessions: number };

export async function readPresence(
  db: Db,
  { merchantId, accountId, now, seenAfter }: Owner & { now: Date; seenAfter: Date },
): Promise<Presence> {
  const { rows } = await sql<{ lastSeenAt: Date | null; live: bigint }>`
    select max(last_seen_at) as "lastSeenAt", count(*) filter (
      where revoked_at is null and expires_at > ${now} and last_seen_at > ${seenAfter}) as live
    from sessions where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(db);
  return { lastSeenAt: rows[0]?.lastSeenAt ?? null, liveSessions: Number(rows[0]?.live ?? 0n) };
}

export type RememberedDevice = { id: string; ip: string; usedAt: Date; expiresAt: Date };

export async function listDevices(db: Db, { merchantId, accountId, now }: Owner & { now: Date }) {
  const { rows } = await sql<RememberedDevice>`
    select id, ip, rotated_at as "usedAt", expires_at as "expiresAt" from devices
    where merchant_id = ${merchantId} and account_id = ${accountId} and expires_at > ${now}
    order by rotated_at desc, id limit 100`.execute(db);
  return rows;
}

export type SharedAddress = {
  address: string;
  addedAt: Date;
  lastSeenAt: Date;
  sharedWith: Array<{ id: string; account: string }>;
  sharedCount: number;
};

/** Addresses that the member signed in from, with other members who did: at most ten of each are named. */
export async function listSharedAddresses(
  db: Db,
  { merchantId, accountId }: Owner,
): Promise<SharedAddress[]> {
  const { rows } = await sql<Omit<SharedAddress, 'sharedCount'> & { sharedCount: bigint }>`
    select t.address, t.added_at as "addedAt", t.last_seen_at as "lastSeenAt", others.count as "sharedCount",
      coalesce(others.named, '[]') as "sharedWith"
    from trusted_addresses t
    cross join lateral (
      select count(*) as count,
        jsonb_agg(jsonb_build_object('id', o.id, 'account', o.account)) filter (where o.place <= 10) as named
      from (
        select m.id, m.account, row_number() over (order by s.last_seen_at desc, m.id) as place
        from trusted_addresses s join members m on m.merchant_id = ${merchantId} and m.id = s.account_id
        where s.merchant_id = ${merchantId} and s.address = t.address and s.account_id <> ${accountId}
        limit 1000
      ) o
    ) others
    where t.merchant_id = ${merchantId} and t.account_id = ${accountId}
    order by t.last_seen_at desc, t.id limit 50`.execute(db);
  return rows.map((row) => ({ ...row, sharedCount: Number(row.sharedCount) }));
}
