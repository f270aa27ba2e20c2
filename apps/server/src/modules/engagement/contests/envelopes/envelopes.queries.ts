import { sql } from 'kysely';
import type { ContestKey, Db, Tx } from '../contests.types.ts';
import { ENVELOPES_CHANNEL, noticeOf } from './claims.queries.ts';
import type { StoredSeed } from '../seeds.usecases.ts';

export type EnvelopeRow = StoredSeed & {
  contestId: string;
  seed: string | null;
  poolMinor: bigint;
  unitMinor: bigint;
  minMinor: bigint;
  shares: number | null;
  joinUntil: Date | null;
  returnedMinor: bigint | null;
};

const COLUMNS = sql`contest_id as "contestId", seed_key_id as "seedKeyId", seed_sealed as "seedSealed",
  seed_hash as "seedHash", seed, pool_minor as "poolMinor", unit_minor as "unitMinor", min_minor as "minMinor", shares,
  join_until as "joinUntil", returned_minor as "returnedMinor"`;

export async function insertEnvelope(
  tx: Tx,
  row: ContestKey & StoredSeed & Pick<EnvelopeRow, 'poolMinor' | 'unitMinor' | 'minMinor' | 'joinUntil'>,
): Promise<void> {
  await sql`
    insert into envelopes (merchant_id, contest_id, seed_key_id, seed_sealed, seed_hash, pool_minor, unit_minor,
      min_minor, join_until)
    values (${row.merchantId}, ${row.contestId}, ${row.seedKeyId}, ${row.seedSealed}, ${row.seedHash},
      ${row.poolMinor}, ${row.unitMinor}, ${row.minMinor}, ${row.joinUntil})`.execute(tx);
  await tellEnvelope(tx, row);
}

export async function listEnvelopeRows(
  db: Db,
  { merchantId, contestIds }: { merchantId: string; contestIds: readonly string[] },
): Promise<ReadonlyMap<string, EnvelopeRow>> {
  const { rows } = await sql<EnvelopeRow>`select ${COLUMNS} from envelopes
    where merchant_id = ${merchantId} and contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.contestId, row]));
}

export async function lockEnvelope(
  tx: Tx,
  { merchantId, contestId }: ContestKey,
): Promise<EnvelopeRow | undefined> {
  const { rows } = await sql<EnvelopeRow>`select ${COLUMNS} from envelopes
    where merchant_id = ${merchantId} and contest_id = ${contestId} for update`.execute(tx);
  return rows[0];
}

/** Stores the cut; shares of a rain belong to somebody from the beginning. */
export async function insertShares(
  tx: Tx,
  of: ContestKey & { amountsMinor: readonly bigint[]; memberIds: readonly string[]; at: Date },
): Promise<void> {
  const { merchantId, contestId, amountsMinor, memberIds, at } = of;
  await sql`
    insert into envelope_shares (merchant_id, contest_id, position, amount_minor, member_id, claimed_at)
    select ${merchantId}, ${contestId}, s.position - 1, s.amount, s.member, case when s.member is not null then ${at}::timestamptz end
    from unnest(${[...amountsMinor]}::int8[], ${amountsMinor.map((_, index) => memberIds[index] ?? null)}::uuid[])
      with ordinality as s (amount, member, position)`.execute(tx);
  await sql`update envelopes set shares = ${amountsMinor.length}
    where merchant_id = ${merchantId} and contest_id = ${contestId}`.execute(tx);
}

/** True if the member was not in yet. */
export async function insertJoin(
  tx: Tx,
  { merchantId, contestId, memberId, at }: ContestKey & { memberId: string; at: Date },
): Promise<void> {
  await sql`insert into envelope_joins (merchant_id, contest_id, member_id, joined_at)
    values (${merchantId}, ${contestId}, ${memberId}, ${at}) on conflict do nothing`.execute(tx);
  await tellEnvelope(tx, { merchantId, contestId });
}

export async function listJoins(tx: Tx, { merchantId, contestId }: ContestKey): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`select member_id as "memberId" from envelope_joins
    where merchant_id = ${merchantId} and contest_id = ${contestId} order by joined_at, member_id`.execute(
    tx,
  );
  return rows.map(({ memberId }) => memberId);
}

export type DueShare = { position: number; memberId: string; amountMinor: bigint };

/** Shares of a rain that are not paid yet. */
export async function lockDueShares(
  tx: Tx,
  { merchantId, contestId, limit }: ContestKey & { limit: number },
): Promise<DueShare[]> {
  const { rows } = await sql<DueShare>`
    select position, member_id as "memberId", amount_minor as "amountMinor" from envelope_shares
    where merchant_id = ${merchantId} and contest_id = ${contestId} and member_id is not null and paid_at is null
    order by position limit ${limit} for update`.execute(tx);
  return rows;
}

export async function markSharesPaid(
  tx: Tx,
  { merchantId, contestId, positions, at }: ContestKey & { positions: readonly number[]; at: Date },
): Promise<void> {
  await sql`update envelope_shares set paid_at = ${at}
    where merchant_id = ${merchantId} and contest_id = ${contestId}
      and position = any(${[...positions]}::int[])`.execute(tx);
}

/** Takes back what nobody took; waits for claims that are under way. Null while something is not paid. */
export async function returnShares(
  tx: Tx,
  { merchantId, contestId, at }: ContestKey & { at: Date },
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    with returned as (
      update envelope_shares set returned_at = ${at}
      where merchant_id = ${merchantId} and contest_id = ${contestId} and member_id is null and returned_at is null
      returning amount_minor
    )
    select coalesce(sum(amount_minor), 0)::int8 as amount from returned`.execute(tx);
  return rows[0]?.amount ?? 0n;
}

export async function saveReturn(
  tx: Tx,
  of: ContestKey & { at: Date; seed: string; returnedMinor: bigint },
): Promise<void> {
  await sql`update envelopes set seed = ${of.seed}, returned_minor = ${of.returnedMinor}, returned_at = ${of.at}
    where merchant_id = ${of.merchantId} and contest_id = ${of.contestId}`.execute(tx);
  await tellEnvelope(tx, of);
}

export type Counts = {
  contestId: string;
  taken: number;
  mineMinor: bigint | null;
  joined: boolean;
  joins: number;
};

export async function listCounts(
  db: Db,
  {
    merchantId,
    memberId,
    contestIds,
  }: { merchantId: string; memberId: string; contestIds: readonly string[] },
): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select e.contest_id as "contestId",
      (select count(*)::int from envelope_shares s where s.merchant_id = ${merchantId}
        and s.contest_id = e.contest_id and s.member_id is not null) as taken,
      (select s.amount_minor from envelope_shares s where s.merchant_id = ${merchantId}
        and s.contest_id = e.contest_id and s.member_id = ${memberId}) as "mineMinor",
      exists (select from envelope_joins j where j.merchant_id = ${merchantId}
        and j.contest_id = e.contest_id and j.member_id = ${memberId}) as joined,
      (select count(*)::int from envelope_joins j where j.merchant_id = ${merchantId}
        and j.contest_id = e.contest_id) as joins
    from envelopes e where e.merchant_id = ${merchantId}
      and e.contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return rows;
}

export type ShareRow = { amountMinor: bigint; memberId: string | null };

export async function listShares(db: Db, { merchantId, contestId }: ContestKey): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select amount_minor as "amountMinor", member_id as "memberId" from envelope_shares
    where merchant_id = ${merchantId} and contest_id = ${contestId} order by position`.execute(db);
  return rows;
}

/** Tells open pages at the commit that an envelope has changed. */
export async function tellEnvelope(tx: Tx, { merchantId, contestId }: ContestKey): Promise<void> {
  await sql`select pg_notify(${ENVELOPES_CHANNEL}, ${noticeOf({ merchantId, contestId })})`.execute(tx);
}

/** What everybody may know of an envelope. */
export async function readStanding(
  db: Db,
  { merchantId, contestId }: ContestKey,
): Promise<{ taken: number; joins: number; isOver: boolean } | undefined> {
  const { rows } = await sql<{ taken: number; joins: number; isOver: boolean }>`
    select c.state = 'over' as "isOver",
      (select count(*)::int from envelope_shares s where s.merchant_id = ${merchantId}
        and s.contest_id = ${contestId} and s.member_id is not null) as taken,
      (select count(*)::int from envelope_joins j where j.merchant_id = ${merchantId}
        and j.contest_id = ${contestId}) as joins
    from contests c where c.merchant_id = ${merchantId} and c.id = ${contestId}`.execute(db);
  return rows[0];
}
