import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function findKey(db: Db): Promise<Buffer | undefined> {
  const { rows } = await sql<{ key: Buffer }>`select key from factor_keys`.execute(db);
  return rows[0]?.key;
}

/** Does nothing if a key exists already. */
export async function keepKey(db: Db, key: Buffer): Promise<void> {
  await sql`insert into factor_keys (key) values (${key}) on conflict do nothing`.execute(db);
}
