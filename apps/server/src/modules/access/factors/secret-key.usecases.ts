import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { KEY_BYTES } from '../../../platform/secret-box.ts';
import { findKey, keepKey } from './secret-key.queries.ts';

/**
 * The configured key comes first. Without one, a key is generated once and stored in the database; it is still used
 * for reading after a key was configured.
 */
export async function loadMasters(deps: { db: Db; secretsKey?: Buffer | undefined }): Promise<Buffer[]> {
  const { db, secretsKey } = deps;
  if (!secretsKey) await keepKey(db, randomBytes(KEY_BYTES));
  const kept = await findKey(db);
  return [secretsKey, kept].filter((key) => key !== undefined);
}
