import { sql } from 'kysely';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/reader.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Account } from '../../../platform/http/context.ts';
import { CONSOLE } from './sessions.config.ts';
import type { EndedSessions, LastSession, SessionVia } from './sessions.types.ts';

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
    confirmedAt: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
    via: SessionVia;
    pending: Account['pending'];
    browser: string | null;
  },
): Promise<void> {
  const kind = session.merchantId === CONSOLE ? 'operator' : 'member';
  await sql`
    insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at, expires_at,
      ip, user_agent, via, pending, confirmed_at, browser)
    values (${session.merchantId}, ${session.id}, ${session.tokenHash}, ${kind}, ${session.accountId},
      ${session.at}, ${session.at}, ${session.expiresAt}, ${session.ip}, ${session.userAgent},
      ${session.via}, ${session.pending}, ${session.confirmedAt}, ${session.browser})`.execute(tx);
}

type Lookup = { merchantId: string; tokenHash: Buffer; now: Date; seenAfter: Date };

/** Calls of all members look up their session every few seconds, so the lookups of many of them go together. */
const readSession = (kind: 'member' | 'operator', lookup: Lookup): Statement => ({
  name: `read_${kind}_session`,
  text: `select s.id, s.account_id, ${kind === 'member' ? 'a.type' : 'null::int as type'}, s.last_seen_at,
      s.pending, s.confirmed_at
    from sessions s join ${kind === 'member' ? 'members a on a.merchant_id = $1 and' : 'operators a on'} a.id = s.account_id
    where s.merchant_id = $1 and s.token_hash = $2::bytea and s.kind = '${kind}' and s.revoked_at is null
      and s.expires_at > $3 and s.last_seen_at > $4 and a.status = 'open'`,
  values: [
    lookup.merchantId,
    String.raw`\x` + lookup.tokenHash.toString('hex'),
    lookup.now.toISOString(),
    lookup.seenAfter.toISOString(),
  ],
});

export async function findMemberSession(db: Db, lookup: Lookup): Promise<LiveSession | undefined> {
  const [session] = await readTogether<LiveSession>(db, readSession('member', lookup));
  return session;
}

export async function findOperatorSession(
  db: Db,
  lookup: Omit<Lookup, 'merchantId'>,
): Promise<LiveSession | undefined> {
  const [session] = await readTogether<LiveSession>(
    db,
    readSession('operator', { ...lookup, merchantId: CONSOLE }),
  );
  return session;
}

export async function touchSession(
  db: Db,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<void> {
  await sql`update sessions set last_seen_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and last_seen_at < ${at}`.execute(db);
}

/** False when the session had ended before. */
export async function revokeSession(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update sessions set revoked_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and revoked_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** @param except the session to keep. @returns the ids of the ended sessions */
export async function revokeSessionsOf(
  tx: Tx,
  {
    merchantId,
    accountId,
    at,
    except,
  }: { merchantId: string; accountId: string; at: Date; except?: string | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update sessions set revoked_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and revoked_at is null
      and id is distinct from ${except ?? null}::uuid
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ends the sessions that remembered devices started. @returns their ids */
export async function revokeDeviceSessions(
  tx: Tx,
  { merchantId, accountId, at }: { merchantId: string; accountId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update sessions set revoked_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and via = 'device' and revoked_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** True when the account had a live session with this id. */
export async function revokeOwnSession(
  tx: Tx,
  own: { merchantId: string; accountId: string; id: string; at: Date; seenAfter: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update sessions set revoked_at = ${own.at}
    where merchant_id = ${own.merchantId} and id = ${own.id} and account_id = ${own.accountId}
      and revoked_at is null and expires_at > ${own.at} and last_seen_at > ${own.seenAfter}`.execute(tx);
  return numAffectedRows === 1n;
}

export type SessionRow = {
  id: string;
  ip: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
};

const MAX_SHOWN = 100;

/** Live sessions, the last seen first. */
export async function listSessions(
  db: Db,
  {
    merchantId,
    accountId,
    now,
    seenAfter,
  }: { merchantId: string; accountId: string; now: Date; seenAfter: Date },
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, ip, user_agent, created_at, last_seen_at from sessions
    where merchant_id = ${merchantId} and account_id = ${accountId} and revoked_at is null
      and expires_at > ${now} and last_seen_at > ${seenAfter}
    order by last_seen_at desc, id limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** The newest session of the account, live or ended. */
export async function findLastSession(
  tx: Tx,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<LastSession | undefined> {
  const { rows } = await sql<LastSession>`
    select ip, user_agent as "userAgent", created_at as "startedAt" from sessions
    where merchant_id = ${merchantId} and account_id = ${accountId}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** The newest session that began before this one. */
export async function findPreviousSession(
  db: Db,
  { merchantId, accountId, id }: { merchantId: string; accountId: string; id: string },
): Promise<LastSession | undefined> {
  const { rows } = await sql<LastSession>`
    select s.ip, s.user_agent as "userAgent", s.created_at as "startedAt"
    from sessions c join sessions s on s.merchant_id = ${merchantId} and s.account_id = ${accountId}
      and (s.created_at, s.id) < (c.created_at, c.id)
    where c.merchant_id = ${merchantId} and c.id = ${id}
    order by s.created_at desc, s.id desc limit 1`.execute(db);
  return rows[0];
}

export async function confirmSession(
  tx: Tx,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<void> {
  await sql`update sessions set confirmed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and revoked_at is null`.execute(tx);
}

export async function clearPending(
  tx: Tx,
  {
    merchantId,
    accountId,
    pending,
  }: { merchantId: string; accountId: string; pending: NonNullable<Account['pending']> },
): Promise<void> {
  await sql`update sessions set pending = null
    where merchant_id = ${merchantId} and account_id = ${accountId} and pending = ${pending}
      and revoked_at is null`.execute(tx);
}

const ENDED_CHANNEL = 'sessions_ended';
/** A notification of PostgreSQL may be 8,000 bytes long. */
const IDS_PER_NOTICE = 100;

/** Notifies every process at the commit, so that open pages are told at once. */
export async function announceEnded(tx: Tx, { merchantId, accountId, ids }: EndedSessions): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_NOTICE) {
    const part = ids.slice(start, start + IDS_PER_NOTICE);
    const payload = JSON.stringify({ merchantId, accountId, ids: part } satisfies EndedSessions);
    await sql`select pg_notify(${ENDED_CHANNEL}, ${payload})`.execute(tx);
  }
}

export const listenForEnded = (
  database: Pick<Database, 'listen'>,
  onEnded: (ended: EndedSessions) => void,
): Promise<() => Promise<void>> =>
  database.listen(ENDED_CHANNEL, (payload) => onEnded(JSON.parse(payload) as EndedSessions));

export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before}`.execute(db);
}
