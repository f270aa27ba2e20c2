import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/http/context.ts';

/** Operators belong to no merchant. */
export const CONSOLE = '';

/** How a session began. */
export type SessionVia =
  | 'password'
  | 'sms'
  | 'firebase'
  | 'passkey'
  | 'social'
  | 'device'
  | 'free_play'
  | 'registration'
  | 'recovery';

export type LiveSession = {
  id: string;
  account_id: string;
  type: number | null;
  last_seen_at: Date;
  pending: Account['pending'];
  confirmed_at: Date;
};

export async function insertSession(
  tx: Tx,
  session: {
    merchantId: string;
    id: string;
    tokenHash: Buffer;
    accountId: string;
    at: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
    via: SessionVia;
    pending: Account['pending'];
  },
): Promise<void> {
  const kind = session.merchantId === CONSOLE ? 'operator' : 'member';
  await sql`
    insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at,
      ip, user_agent, via, pending, confirmed_at)
    values (${session.merchantId}, ${session.id}, ${session.tokenHash}, ${kind}, ${session.accountId},
      ${session.at}, ${session.at}, ${session.expiresAt}, ${session.ip}, ${session.userAgent},
      ${session.via}, ${session.pending}, ${session.at})`.execute(tx);
}

type Lookup = { merchantId: string; tokenHash: Buffer; now: Date; seenAfter: Date };

const alive = ({ merchantId, tokenHash, now, seenAfter }: Lookup) => sql`
  s.merchant_id = ${merchantId} and s.token_hash = ${tokenHash} and s.revoked_at is null
  and s.expires_at > ${now} and s.last_seen_at > ${seenAfter}`;

export async function findMemberSession(db: Db, lookup: Lookup): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select s.id, s.account_id, m.type, s.last_seen_at, s.pending, s.confirmed_at
    from sessions s join members m on m.merchant_id = s.merchant_id and m.id = s.account_id
    where ${alive(lookup)} and s.kind = 'member' and m.status = 'open'`.execute(db);
  return rows[0];
}

export async function findOperatorSession(
  db: Db,
  lookup: Omit<Lookup, 'merchantId'>,
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    select s.id, s.account_id, null::int as type, s.last_seen_at, s.pending, s.confirmed_at
    from sessions s join operators o on o.id = s.account_id
    where ${alive({ ...lookup, merchantId: CONSOLE })} and s.kind = 'operator' and o.status = 'open'`.execute(
    db,
  );
  return rows[0];
}

export async function touchSession(
  db: Db,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<void> {
  await sql`update sessions set last_seen_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and last_seen_at < ${at}`.execute(db);
}

/** False when it had ended before. */
export async function revokeSession(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update sessions set revoked_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and revoked_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function revokeSessionsOf(
  tx: Tx,
  { merchantId, accountId, at }: { merchantId: string; accountId: string; at: Date },
): Promise<void> {
  await sql`update sessions set revoked_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and revoked_at is null`.execute(tx);
}

/** Sessions that can't be alive: unseen since then. */
export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before}`.execute(db);
}
