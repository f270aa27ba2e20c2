import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from './factors.types.ts';

const of = ({ merchantId, accountId }: Owner) =>
  sql`merchant_id = ${merchantId} and account_id = ${accountId}`;

export async function deleteRecoveryCodes(tx: Tx, owner: Owner): Promise<void> {
  await sql`delete from recovery_codes where ${of(owner)}`.execute(tx);
}

export async function insertRecoveryCodes(
  tx: Tx,
  { merchantId, accountId, hashes, at }: Owner & { hashes: readonly Buffer[]; at: Date },
): Promise<void> {
  await sql`
    insert into recovery_codes (merchant_id, account_id, code_hash, created_at)
    select ${merchantId}, ${accountId}, hash, ${at} from unnest(${hashes}::bytea[]) as hash`.execute(tx);
}

/** True for only one of several concurrent callers. */
export async function takeRecoveryCode(
  tx: Tx,
  { hashes, at, ...owner }: Owner & { hashes: readonly Buffer[]; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_codes set used_at = ${at}
    where ${of(owner)} and code_hash = any(${hashes}::bytea[]) and used_at is null`.execute(tx);
  return numAffectedRows === 1n;
}
