import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AccountKey, AccountRow, AccountState } from './accounts.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, adapter, name, currency, config, secrets_key_id as "secretsKeyId",
  secrets, state, failures, last_hook_at as "lastHookAt", last_success_at as "lastSuccessAt",
  created_at as "createdAt", changed_at as "changedAt"`;

export async function findAccount(
  db: Db,
  { merchantId, id }: AccountKey,
  lock = false,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from payment_accounts
    where merchant_id = ${merchantId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function listAccounts(db: Db, merchantId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from payment_accounts
    where merchant_id = ${merchantId} order by created_at, id`.execute(db);
  return rows;
}

/** False if the id is taken. */
export async function insertAccount(
  tx: Tx,
  account: Omit<AccountRow, 'failures' | 'lastHookAt' | 'lastSuccessAt' | 'changedAt'>,
): Promise<boolean> {
  const { merchantId, id, adapter, name, currency, config, secretsKeyId, secrets, state, createdAt } =
    account;
  const { numAffectedRows } = await sql`
    insert into payment_accounts (merchant_id, id, adapter, name, currency, config, secrets_key_id, secrets, state,
      created_at, changed_at)
    values (${merchantId}, ${id}, ${adapter}, ${name}, ${currency}, ${JSON.stringify(config)}::jsonb, ${secretsKeyId},
      ${secrets}, ${state}, ${createdAt}, ${createdAt})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function updateAccount(
  tx: Tx,
  account: Pick<AccountRow, 'merchantId' | 'id' | 'name' | 'config' | 'secretsKeyId' | 'secrets'> & {
    at: Date;
  },
): Promise<void> {
  const { merchantId, id, name, config, secretsKeyId, secrets, at } = account;
  await sql`update payment_accounts set name = ${name}, config = ${JSON.stringify(config)}::jsonb,
      secrets_key_id = ${secretsKeyId}, secrets = ${secrets}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** False if the account is in none of the states `from`. */
export async function setAccountState(
  tx: Tx,
  {
    merchantId,
    id,
    from,
    to,
    at,
  }: AccountKey & { from: readonly AccountState[]; to: AccountState; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment_accounts set state = ${to}, failures = 0, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${[...from]}::text[])`.execute(tx);
  return numAffectedRows === 1n;
}

/** A failed call; the account rests from the `max`-th on. */
export async function countFailure(
  db: Db,
  { merchantId, id, max, at }: AccountKey & { max: number; at: Date },
): Promise<AccountState | undefined> {
  const { rows } = await sql<{ state: AccountState }>`
    update payment_accounts set failures = failures + 1, changed_at = ${at},
      state = case when state = 'open' and failures + 1 >= ${max} then 'resting' else state end
    where merchant_id = ${merchantId} and id = ${id} returning state`.execute(db);
  return rows[0]?.state;
}

export async function countSuccess(db: Db, { merchantId, id, at }: AccountKey & { at: Date }): Promise<void> {
  await sql`
    update payment_accounts set failures = 0, last_success_at = ${at},
      state = case when state = 'resting' then 'open' else state end
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
}

export async function markHook(db: Db, { merchantId, id, at }: AccountKey & { at: Date }): Promise<void> {
  await sql`update payment_accounts set last_hook_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
}
