import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../platform/db/database.ts';
import type { Sealed } from '../../../../../platform/secret-box.ts';

export type ChainKey = { merchantId: string; id: string };

/** Without the seed, which only `findSealedSeed` reads. */
export type ChainRow = ChainKey & {
  length: number;
  built: number;
  terminalHash: string | null;
  publishedAt: Date | null;
  salt: string | null;
  saltSource: string | null;
  saltedAt: Date | null;
  firstGameNo: number | null;
  createdAt: Date;
};

const columns = sql`merchant_id as "merchantId", id, length, built, terminal_hash as "terminalHash",
  published_at as "publishedAt", salt, salt_source as "saltSource", salted_at as "saltedAt",
  first_game_no as "firstGameNo", created_at as "createdAt"`;

/** Does nothing if a chain is being prepared already. */
export async function insertChain(
  db: Db,
  chain: ChainKey & { length: number; seed: Sealed; at: Date },
): Promise<void> {
  await sql`
    insert into crash_chains (merchant_id, id, length, seed_key_id, seed, created_at)
    values (${chain.merchantId}, ${chain.id}, ${chain.length}, ${chain.seed.keyId}, ${chain.seed.sealed}, ${chain.at})
    on conflict do nothing`.execute(db);
}

export async function listChains(db: Db, merchantId: string): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`select ${columns} from crash_chains
    where merchant_id = ${merchantId} order by created_at desc, id desc`.execute(db);
  return rows;
}

export async function findChain(
  db: Db,
  { merchantId, id }: ChainKey,
  { locks = false } = {},
): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`select ${columns} from crash_chains
    where merchant_id = ${merchantId} and id = ${id} ${locks ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** The chain that waits for its hashes, its salt or its first game. */
export async function findPreparedChain(db: Db, merchantId: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`select ${columns} from crash_chains
    where merchant_id = ${merchantId} and first_game_no is null`.execute(db);
  return rows[0];
}

/** The chain in use: the one that was begun last. */
export async function findChainInUse(db: Db, merchantId: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`select ${columns} from crash_chains
    where merchant_id = ${merchantId} and first_game_no is not null
    order by first_game_no desc limit 1`.execute(db);
  return rows[0];
}

/** A secret, as long as the chain is in use. */
export async function findSealedSeed(db: Db, { merchantId, id }: ChainKey): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`select seed_key_id as "keyId", seed as sealed from crash_chains
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** The stored hash at or before a position. */
export async function findCheckpoint(
  db: Db,
  { merchantId, id, position }: ChainKey & { position: number },
): Promise<(Sealed & { position: number }) | undefined> {
  const { rows } = await sql<Sealed & { position: number }>`
    select position, key_id as "keyId", hash as sealed from crash_checkpoints
    where merchant_id = ${merchantId} and chain_id = ${id} and position <= ${position}
    order by position desc limit 1`.execute(db);
  return rows[0];
}

export async function insertCheckpoints(
  tx: Tx,
  { merchantId, id }: ChainKey,
  checkpoints: readonly (Sealed & { position: number })[],
): Promise<void> {
  for (const { position, keyId, sealed } of checkpoints)
    await sql`insert into crash_checkpoints (merchant_id, chain_id, position, key_id, hash)
      values (${merchantId}, ${id}, ${position}, ${keyId}, ${sealed}) on conflict do nothing`.execute(tx);
}

/** The last part also publishes the terminal hash. */
export async function updateBuilt(
  tx: Tx,
  {
    merchantId,
    id,
    built,
    terminalHash,
    at,
  }: ChainKey & { built: number; terminalHash: string | null; at: Date },
): Promise<void> {
  await sql`update crash_chains set built = ${built}, terminal_hash = ${terminalHash}::text,
      published_at = case when ${terminalHash}::text is null then null else ${at}::timestamptz end
    where merchant_id = ${merchantId} and id = ${id} and built < ${built}`.execute(tx);
}

export async function updateSalt(
  tx: Tx,
  { merchantId, id, salt, source, at }: ChainKey & { salt: string; source: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update crash_chains
    set salt = ${salt}, salt_source = ${source}, salted_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and salt is null and terminal_hash is not null`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export async function updateFirstGame(
  tx: Tx,
  { merchantId, id, firstGameNo }: ChainKey & { firstGameNo: number },
): Promise<void> {
  await sql`update crash_chains set first_game_no = ${firstGameNo}
    where merchant_id = ${merchantId} and id = ${id} and first_game_no is null`.execute(tx);
}
