import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { CONSOLE } from './sessions.config.ts';
import type { Owner } from './sessions.types.ts';

export type TrustedAddress = { id: string; address: string; added_at: Date; last_seen_at: Date };

/** @param address in the form of `addressKey` */
export async function isTrusted(db: Db, owner: Owner & { address: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from trusted_addresses where merchant_id = ${owner.merchantId} and account_id = ${owner.accountId}
      and address = ${owner.address}`.execute(db);
  return rows.length > 0;
}

/** False for an unknown name. */
export async function isTrustedByName(
  db: Db,
  name: { merchantId: string; accountKey: string; address: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from members m join trusted_addresses t on t.account_id = m.id
    where m.merchant_id = ${name.merchantId} and t.merchant_id = ${name.merchantId}
      and m.account_key = ${name.accountKey} and t.address = ${name.address}
    union all
    select 1 from operators o join trusted_addresses t on t.merchant_id = ${CONSOLE} and t.account_id = o.id
    where ${name.merchantId} = ${CONSOLE} and o.email_key = ${name.accountKey}
      and t.address = ${name.address}`.execute(db);
  return rows.length > 0;
}

export async function trustAddress(
  tx: Tx,
  trusted: Owner & { id: string; address: string; at: Date },
): Promise<void> {
  await sql`
    insert into trusted_addresses (merchant_id, id, account_id, address, added_at, last_seen_at)
    values (${trusted.merchantId}, ${trusted.id}, ${trusted.accountId}, ${trusted.address}, ${trusted.at},
      ${trusted.at})
    on conflict (merchant_id, account_id, address) do update set last_seen_at = ${trusted.at}`.execute(tx);
}

const MAX_SHOWN = 100;

export async function listTrusted(db: Db, { merchantId, accountId }: Owner): Promise<TrustedAddress[]> {
  const { rows } = await sql<TrustedAddress>`
    select id, address, added_at, last_seen_at from trusted_addresses
    where merchant_id = ${merchantId} and account_id = ${accountId}
    order by last_seen_at desc, id limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** @returns the address; undefined when the account trusts none with this id */
export async function deleteTrusted(tx: Tx, owner: Owner & { id: string }): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    delete from trusted_addresses
    where merchant_id = ${owner.merchantId} and id = ${owner.id} and account_id = ${owner.accountId}
    returning address`.execute(tx);
  return rows[0]?.address;
}

export async function deleteTrustedOf(tx: Tx, owner: Owner & { except: string | null }): Promise<void> {
  await sql`
    delete from trusted_addresses
    where merchant_id = ${owner.merchantId} and account_id = ${owner.accountId}
      and address is distinct from ${owner.except}`.execute(tx);
}

export async function deleteTrustedBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from trusted_addresses where last_seen_at < ${before}`.execute(db);
}
