import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { VendorAccount } from '../vendors.types.ts';

export type AccountKey = { merchantId: string; id: string };

export type AccountRow = VendorAccount & {
  secretsKeyId: string;
  secrets: Buffer;
  lastCallAt: Date | null;
  createdAt: Date;
  changedAt: Date;
};

const COLUMNS = sql`merchant_id as "merchantId", id, adapter, name, currency, config, hosts, addresses, state,
  is_test as "isTest", secrets_key_id as "secretsKeyId", secrets, last_call_at as "lastCallAt",
  created_at as "createdAt", changed_at as "changedAt"`;

export async function findAccount(
  db: Db,
  { merchantId, id }: AccountKey,
  lock = false,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from vendor_accounts
    where merchant_id = ${merchantId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function listAccounts(db: Db, merchantId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from vendor_accounts
    where merchant_id = ${merchantId} order by created_at, id`.execute(db);
  return rows;
}

/** False if the id is taken. */
export async function insertAccount(
  tx: Tx,
  account: Omit<AccountRow, 'lastCallAt' | 'changedAt'>,
): Promise<boolean> {
  const { merchantId, id, adapter, name, currency, config, secretsKeyId, secrets, state, createdAt } =
    account;
  const { numAffectedRows } = await sql`
    insert into vendor_accounts (merchant_id, id, adapter, name, currency, config, hosts, addresses, secrets_key_id,
      secrets, state, is_test, created_at, changed_at)
    values (${merchantId}, ${id}, ${adapter}, ${name}, ${currency}, ${JSON.stringify(config)}::jsonb,
      ${[...account.hosts]}::text[], ${[...account.addresses]}::text[], ${secretsKeyId}, ${secrets}, ${state},
      ${account.isTest}, ${createdAt}, ${createdAt})
    on conflict (merchant_id, id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function updateAccount(
  tx: Tx,
  account: Pick<
    AccountRow,
    'merchantId' | 'id' | 'name' | 'config' | 'hosts' | 'addresses' | 'secretsKeyId' | 'secrets' | 'isTest'
  > & { at: Date },
): Promise<void> {
  const { merchantId, id, name, config, secretsKeyId, secrets, at } = account;
  await sql`update vendor_accounts set name = ${name}, config = ${JSON.stringify(config)}::jsonb,
      hosts = ${[...account.hosts]}::text[], addresses = ${[...account.addresses]}::text[],
      secrets_key_id = ${secretsKeyId}, secrets = ${secrets}, is_test = ${account.isTest}, changed_at = ${at}
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
  }: AccountKey & { from: readonly VendorAccount['state'][]; to: VendorAccount['state']; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update vendor_accounts set state = ${to}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${[...from]}::text[])`.execute(tx);
  return numAffectedRows === 1n;
}

/** The ids of the vendors whose games a merchant offers over an account. */
export async function listAccountVendors(
  db: Db,
  merchantId: string,
): Promise<{ vendorId: string; accountId: string }[]> {
  const { rows } = await sql<{ vendorId: string; accountId: string }>`
    select vendor_id as "vendorId", account_id as "accountId" from vendor_account_vendors
    where merchant_id = ${merchantId} order by vendor_id`.execute(db);
  return rows;
}

/** Vendors that another account had go over to this one. */
export async function setAccountVendors(
  tx: Tx,
  { merchantId, id, vendorIds }: AccountKey & { vendorIds: readonly string[] },
): Promise<void> {
  await sql`delete from vendor_account_vendors
    where merchant_id = ${merchantId} and account_id = ${id}
      and vendor_id <> all(${[...vendorIds]}::text[])`.execute(tx);
  await sql`insert into vendor_account_vendors (merchant_id, vendor_id, account_id)
    select ${merchantId}, vendor_id, ${id}::uuid from unnest(${[...vendorIds]}::text[]) as vendor_id
    on conflict (merchant_id, vendor_id) do update set account_id = excluded.account_id`.execute(tx);
}
