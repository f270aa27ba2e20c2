import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { KEY_BYTES } from '../secret-box.ts';
import type { Db } from './database.ts';

async function keptKey(db: Db): Promise<Buffer | undefined> {
  const { rows } = await sql<{ key: Buffer }>`select key from factor_keys`.execute(db);
  return rows[0]?.key;
}

/**
 * The keys that secrets are sealed under, for `createSecretBox`. The configured key comes first. Without one, a key is
 * generated once and stored in the database; it is still used for reading after a key was configured.
 */
export async function loadMasterKeys(deps: { db: Db; secretsKey?: Buffer | undefined }): Promise<Buffer[]> {
  const { db, secretsKey } = deps;
  if (!secretsKey)
    await sql`insert into factor_keys (key) values (${randomBytes(KEY_BYTES)}) on conflict do nothing`.execute(
      db,
    );
  const kept = await keptKey(db);
  return [secretsKey, kept].filter((key) => key !== undefined);
}
