import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { readTogether } from '../../../../platform/db/reader.ts';
import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';
import { gathered } from '../../../../platform/db/together.ts';
import type { EndReason, Visit } from './visits.rules.ts';

const COLUMNS = `v.merchant_id as "merchantId", v.id, v.account_id as "accountId", v.member_id as "memberId",
  v.session_id as "sessionId", v.game_id as "gameId", v.currency, v.opened_at as "openedAt", v.seen_at as "seenAt",
  v.ended_at as "endedAt", v.end_reason as "endReason", s.revoked_at as "revokedAt", s.expires_at as "expiresAt"`;

type VisitRow = Omit<Visit, 'sessionEnded'> & { revokedAt: Date | null; expiresAt: Date | null };

/** A session ends by being revoked or by its time. */
const visitOf = ({ revokedAt, expiresAt, ...visit }: VisitRow, at: Date): Visit => ({
  ...visit,
  sessionEnded: revokedAt !== null || expiresAt === null || expiresAt <= at,
});

type OfToken = { merchantId: string; accountId: string; tokenHash: Buffer };

/** Both rows of each token by their keys, in tables of any size. */
const readVisits = (merchantId: string, tokens: readonly OfToken[]): Statement => ({
  name: 'read_vendor_visits',
  text: `select wanted.number::int as number, v.* from unnest($2::uuid[], $3::text[])
      with ordinality as wanted (account, hash, number)
    cross join lateral (
      select ${COLUMNS} from (
        select * from vendor_visits v where v.merchant_id = $1 and v.token_hash = decode(wanted.hash, 'hex')
          and v.account_id = wanted.account limit 1
      ) v
      left join lateral (
        select s.revoked_at, s.expires_at from sessions s where s.merchant_id = $1 and s.id = v.session_id limit 1
      ) s on true
    ) v`,
  values: [
    merchantId,
    arrayOf(tokens, ({ accountId }) => accountId),
    arrayOf(tokens, ({ tokenHash }) => tokenHash.toString('hex')),
  ],
});

/** Calls of many members look up their visit every few seconds, so the lookups of the same moment go together. */
export const findVisitByToken: (db: Db, query: OfToken & { at: Date }) => Promise<Visit | undefined> =
  gathered<OfToken & { at: Date }, Visit | undefined>(async (db, merchantId, queries) => {
    const rows = await readTogether<VisitRow & { number: number }>(db, readVisits(merchantId, queries));
    const visits = new Map(rows.map(({ number, ...row }) => [number, row]));
    return queries.map(({ at }, index) => {
      const row = visits.get(index + 1);
      return row && visitOf(row, at);
    });
  });

export async function findVisit(
  db: Db,
  { merchantId, id, at }: { merchantId: string; id: string; at: Date },
): Promise<Visit | undefined> {
  const { rows } = await sql<VisitRow>`
    select ${sql.raw(COLUMNS)}
    from vendor_visits v left join sessions s on s.merchant_id = ${merchantId} and s.id = v.session_id
    where v.merchant_id = ${merchantId} and v.id = ${id}`.execute(db);
  return rows[0] && visitOf(rows[0], at);
}

type NewVisit = Omit<Visit, 'seenAt' | 'endedAt' | 'endReason' | 'sessionEnded'> & { tokenHash: Buffer };

export async function insertVisit(tx: Tx, visit: NewVisit): Promise<void> {
  const { merchantId, id, accountId, memberId, sessionId, gameId, currency, tokenHash, openedAt } = visit;
  await sql`insert into vendor_visits (merchant_id, id, account_id, member_id, session_id, game_id, currency,
      token_hash, opened_at, seen_at)
    values (${merchantId}, ${id}, ${accountId}, ${memberId}, ${sessionId}, ${gameId}, ${currency}, ${tokenHash},
      ${openedAt}, ${openedAt})`.execute(tx);
}

/** Gives a live visit another token; the old one is unknown from then on. */
export async function replaceToken(
  db: Db,
  { merchantId, id, tokenHash }: { merchantId: string; id: string; tokenHash: Buffer },
): Promise<void> {
  await sql`update vendor_visits set token_hash = ${tokenHash}
    where merchant_id = ${merchantId} and id = ${id} and ended_at is null`.execute(db);
}

type Ended = { merchantId: string; at: Date; reason: EndReason };

/** Ends the member's live visits at an account. */
export async function endVisitsOf(
  tx: Tx,
  { merchantId, accountId, memberId, at, reason }: Ended & { accountId: string; memberId: string },
): Promise<void> {
  await sql`update vendor_visits set ended_at = ${at}, end_reason = ${reason}
    where merchant_id = ${merchantId} and account_id = ${accountId} and member_id = ${memberId}
      and ended_at is null`.execute(tx);
}

/** Ends all live visits at an account. */
export async function endVisitsAt(
  tx: Tx,
  { merchantId, accountId, at, reason }: Ended & { accountId: string },
): Promise<void> {
  await sql`update vendor_visits set ended_at = ${at}, end_reason = ${reason}
    where merchant_id = ${merchantId} and account_id = ${accountId} and ended_at is null`.execute(tx);
}

export async function endVisit(
  db: Db,
  { merchantId, id, at, reason }: Ended & { id: string },
): Promise<void> {
  await sql`update vendor_visits set ended_at = ${at}, end_reason = ${reason}
    where merchant_id = ${merchantId} and id = ${id} and ended_at is null`.execute(db);
}

/** Ends visits that nobody has used for a time, that are too old, or whose session is over. */
export async function endOldVisits(
  db: Db,
  query: { merchantId: string; at: Date; seenBefore: Date; openedBefore: Date },
): Promise<void> {
  const { merchantId, at, seenBefore, openedBefore } = query;
  const sessionEnded = sql`(s.id is null or s.revoked_at is not null or s.expires_at <= ${at})`;
  await sql`update vendor_visits w set ended_at = ${at}, end_reason = ended.reason
    from (
      select v.id, case when ${sessionEnded} then 'session' when v.opened_at < ${openedBefore} then 'expired'
        else 'idle' end as reason
      from vendor_visits v left join sessions s on s.merchant_id = ${merchantId} and s.id = v.session_id
      where v.merchant_id = ${merchantId} and v.ended_at is null
        and (${sessionEnded} or v.opened_at < ${openedBefore} or v.seen_at < ${seenBefore})
    ) ended
    where w.merchant_id = ${merchantId} and w.id = ended.id and w.ended_at is null`.execute(db);
}

export type Seen = { merchantId: string; id: string; at: Date };

/** Of one merchant. */
export async function markSeen(
  db: Db,
  merchantId: string,
  seen: readonly Omit<Seen, 'merchantId'>[],
): Promise<void> {
  await sql`update vendor_visits v set seen_at = greatest(v.seen_at, s.at)
    from unnest(${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ at }) => at.toISOString())}::timestamptz[])
      as s (id, at)
    where v.merchant_id = ${merchantId} and v.id = s.id`.execute(db);
}

export type VisitNet = { stakeMinor: bigint; payoutMinor: bigint; rounds: number; openRounds: number };

/** What the member has played at the visit's vendors since it began. */
export async function readVisitNet(db: Db, visit: Visit): Promise<VisitNet> {
  const { merchantId, accountId, memberId, currency, openedAt, endedAt } = visit;
  const { rows } = await sql<VisitNet>`
    select coalesce(sum(r.stake_minor), 0)::int8 as "stakeMinor",
      coalesce(sum(r.payout_minor), 0)::int8 as "payoutMinor",
      (count(*) filter (where r.state = 'settled'))::int as rounds,
      (count(*) filter (where r.state = 'open'))::int as "openRounds"
    from rounds r
    where r.merchant_id = ${merchantId} and r.member_id = ${memberId} and r.currency = ${currency}
      and r.opened_at >= ${openedAt} and (${endedAt}::timestamptz is null or r.opened_at < ${endedAt})
      and r.vendor in (
        select vendors.code from vendor_account_vendors a join vendors on vendors.id = a.vendor_id
        where a.merchant_id = ${merchantId} and a.account_id = ${accountId}
      )`.execute(db);
  return rows[0] ?? { stakeMinor: 0n, payoutMinor: 0n, rounds: 0, openRounds: 0 };
}
