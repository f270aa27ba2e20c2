import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';

export type Chain = {
  id: string;
  lotteryId: string;
  length: number;
  anchor: string | null;
  publishedAt: Date | null;
};
export type Checkpoint = Sealed & { index: number };

const columns = sql`id, lottery_id as "lotteryId", length, anchor, published_at as "publishedAt"`;

export async function insertChain(tx: Tx, chain: Chain & { createdAt: Date }): Promise<void> {
  await sql`insert into lottery_chains (id, lottery_id, length, anchor, published_at, created_at)
    values (${chain.id}, ${chain.lotteryId}, ${chain.length}, ${chain.anchor}, ${chain.publishedAt}, ${chain.createdAt})`.execute(
    tx,
  );
}

export async function insertCheckpoints(
  tx: Tx,
  chainId: string,
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  await sql`insert into lottery_checkpoints (chain_id, index, key_id, secret)
    select ${chainId}, index, key_id, secret from unnest(${checkpoints.map(({ index }) => index)}::int[],
      ${checkpoints.map(({ keyId }) => keyId)}::text[], ${checkpoints.map(({ sealed }) => sealed)}::bytea[])
      as c (index, key_id, secret)`.execute(tx);
}

export async function findChain(db: Db, id: string): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`select ${columns} from lottery_chains where id = ${id}`.execute(db);
  return rows[0];
}

/** The chain that the next draws take their secrets from. */
export async function findLatestChain(db: Db, lotteryId: string): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`select ${columns} from lottery_chains where lottery_id = ${lotteryId}
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** The stored secret at or after an index. */
export async function findCheckpoint(
  db: Db,
  { chainId, index }: { chainId: string; index: number },
): Promise<Checkpoint | undefined> {
  const { rows } = await sql<Checkpoint>`
    select index, key_id as "keyId", secret as sealed from lottery_checkpoints
    where chain_id = ${chainId} and index >= ${index} order by index limit 1`.execute(db);
  return rows[0];
}

/** The last index that a draw has been given; 0 before the first. */
export async function findLastIndex(db: Db, chainId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(chain_index) as last from lottery_draws
    where chain_id = ${chainId}`.execute(db);
  return rows[0]?.last ?? 0;
}
