import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../platform/db/database.ts';
import type { OfMember } from '../records.types.ts';
import type { StatementRow } from './statements.types.ts';

/** The channel that wakes the job. */
export const STATEMENTS_CHANNEL = 'statements';

const COLUMNS = sql`merchant_id as "merchantId", member_id as "memberId", id, period, format, language,
  time_zone as "timeZone", state, entries, asked_at as "askedAt", expires_at as "expiresAt"`;

/** Serializes the orders of one member, so that two at once cannot exceed the limit. */
export async function countOpen(tx: Tx, { merchantId, memberId }: OfMember): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statements:${merchantId}:${memberId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from statements
    where merchant_id = ${merchantId} and member_id = ${memberId} and state in ('asked', 'running')`.execute(
    tx,
  );
  return Number(rows[0]?.count ?? 0n);
}

export async function insertStatement(tx: Tx, row: StatementRow): Promise<void> {
  await sql`insert into statements (merchant_id, id, member_id, period, format, language, time_zone, state, asked_at,
      touched_at, expires_at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.period}, ${row.format}, ${row.language},
      ${row.timeZone}, 'asked', ${row.askedAt}, ${row.askedAt}, ${row.expiresAt})`.execute(tx);
  await sql`select pg_notify(${STATEMENTS_CHANNEL}, '')`.execute(tx);
}

export async function findStatement(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`select ${COLUMNS} from statements
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function listStatements(
  db: Db,
  { merchantId, memberId, now, limit }: OfMember & { now: Date; limit: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`select ${COLUMNS} from statements
    where merchant_id = ${merchantId} and member_id = ${memberId} and expires_at > ${now}
    order by asked_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findBody(
  db: Db,
  { merchantId, memberId, id, now }: OfMember & { id: string; now: Date },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ body: Buffer }>`select body from statements
    where merchant_id = ${merchantId} and member_id = ${memberId} and id = ${id} and state = 'done'
      and expires_at > ${now}`.execute(db);
  return rows[0]?.body;
}

/** Takes the merchant's oldest statement that waits or was interrupted. */
export async function claimStatement(
  tx: Tx,
  { merchantId, now, interruptedBefore }: { merchantId: string; now: Date; interruptedBefore: Date },
): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    update statements set state = 'running', touched_at = ${now}
    where merchant_id = ${merchantId} and id = (
      select id from statements where merchant_id = ${merchantId} and expires_at > ${now}
        and (state = 'asked' or (state = 'running' and touched_at < ${interruptedBefore}))
      order by asked_at, id limit 1 for update skip locked
    ) returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

export async function finishStatement(
  db: Db,
  { merchantId, id, entries, body }: { merchantId: string; id: string; entries: number; body: Buffer | null },
): Promise<void> {
  await sql`update statements set state = ${body ? 'done' : 'failed'}, entries = ${entries}, body = ${body}
    where merchant_id = ${merchantId} and id = ${id} and state = 'running'`.execute(db);
}

export async function deleteExpired(
  db: Db,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<void> {
  await sql`delete from statements where merchant_id = ${merchantId} and expires_at <= ${now}`.execute(db);
}
