import { sql } from 'kysely';
import type { ContestKey, Db, MemberKey, Tx } from '../contests.types.ts';
import type { StoredSeed } from '../seeds.usecases.ts';

export type WheelSeed = StoredSeed & { clientSeed: string; nonce: number };

const SEED = sql`seed_key_id as "seedKeyId", seed_sealed as "seedSealed", seed_hash as "seedHash",
  client_seed as "clientSeed", nonce`;

export async function findWheelSeed(
  db: Db,
  { merchantId, memberId }: MemberKey,
  how: { lock: boolean } = { lock: false },
): Promise<WheelSeed | undefined> {
  const { rows } = await sql<WheelSeed>`select ${SEED} from wheel_seeds
    where merchant_id = ${merchantId} and member_id = ${memberId} ${how.lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** Does nothing if the member has a seed. */
export async function insertWheelSeed(tx: Tx, row: MemberKey & Omit<WheelSeed, 'nonce'>): Promise<void> {
  await sql`
    insert into wheel_seeds (merchant_id, member_id, seed_key_id, seed_sealed, seed_hash, client_seed)
    values (${row.merchantId}, ${row.memberId}, ${row.seedKeyId}, ${row.seedSealed}, ${row.seedHash}, ${row.clientSeed})
    on conflict do nothing`.execute(tx);
}

export async function replaceWheelSeed(tx: Tx, row: MemberKey & WheelSeed): Promise<void> {
  await sql`update wheel_seeds set seed_key_id = ${row.seedKeyId}, seed_sealed = ${row.seedSealed},
      seed_hash = ${row.seedHash}, client_seed = ${row.clientSeed}, nonce = ${row.nonce}
    where merchant_id = ${row.merchantId} and member_id = ${row.memberId}`.execute(tx);
}

export type SpinRow = {
  contestId: string;
  windowKey: string;
  serverSeed: string;
  seedHash: string;
  clientSeed: string;
  nonce: number;
  segment: number;
  amountMinor: bigint;
  spunAt: Date;
};

const SPIN = sql`contest_id as "contestId", window_key as "windowKey", server_seed as "serverSeed",
  seed_hash as "seedHash", client_seed as "clientSeed", nonce, segment, amount_minor as "amountMinor",
  spun_at as "spunAt"`;

export async function findSpin(
  db: Db,
  { merchantId, contestId, memberId, windowKey }: ContestKey & { memberId: string; windowKey: string },
): Promise<SpinRow | undefined> {
  const { rows } = await sql<SpinRow>`select ${SPIN} from wheel_spins
    where merchant_id = ${merchantId} and contest_id = ${contestId} and member_id = ${memberId}
      and window_key = ${windowKey}`.execute(db);
  return rows[0];
}

/** The last spin of a member on each of some wheels. */
export async function listLastSpins(
  db: Db,
  { merchantId, memberId, contestIds }: MemberKey & { contestIds: readonly string[] },
): Promise<SpinRow[]> {
  const { rows } = await sql<SpinRow>`select distinct on (contest_id) ${SPIN} from wheel_spins
    where merchant_id = ${merchantId} and member_id = ${memberId} and contest_id = any(${[...contestIds]}::uuid[])
    order by contest_id, spun_at desc`.execute(db);
  return rows;
}

export async function insertSpin(
  tx: Tx,
  row: MemberKey & SpinRow & { grantId: string | null },
): Promise<void> {
  await sql`
    insert into wheel_spins (merchant_id, contest_id, member_id, window_key, server_seed, seed_hash, client_seed, nonce,
      segment, amount_minor, grant_id, spun_at)
    values (${row.merchantId}, ${row.contestId}, ${row.memberId}, ${row.windowKey}, ${row.serverSeed}, ${row.seedHash},
      ${row.clientSeed}, ${row.nonce}, ${row.segment}, ${row.amountMinor}, ${row.grantId}, ${row.spunAt})`.execute(
    tx,
  );
}
