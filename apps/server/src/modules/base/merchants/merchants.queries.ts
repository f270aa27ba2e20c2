import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/reader.ts';

export type MerchantRow = {
  id: string;
  name: string;
  currency: string;
  settings: unknown;
  integrations: unknown;
  hosts: string[];
};

/**
 * All merchants with their hosts: there are few, and every request needs one. Not read through the pool: transactions
 * that hold all its connections may be waiting for a merchant.
 */
export const listRows = (db: Db): Promise<MerchantRow[]> =>
  readTogether<MerchantRow>(db, {
    name: 'list_merchants',
    text: `select m.id, m.name, m.currency, m.settings, m.integrations,
        coalesce(array_agg(h.host order by h.position, h.host) filter (where h.host is not null), '{}') as hosts
      from merchants m left join merchant_hosts h on h.merchant_id = m.id
      group by m.id order by m.created_at, m.id`,
    values: [],
  });

export async function lockSettings(tx: Tx, merchantId: string): Promise<unknown> {
  const { rows } = await sql<{ settings: unknown }>`
    select settings from merchants where id = ${merchantId} for no key update`.execute(tx);
  return rows[0]?.settings;
}

export async function updateSettings(
  tx: Tx,
  { merchantId, settings, at }: { merchantId: string; settings: string; at: Date },
): Promise<void> {
  await sql`update merchants set settings = ${settings}::jsonb, updated_at = ${at}
    where id = ${merchantId}`.execute(tx);
}

export const MERCHANTS_CHANNEL = 'merchant_changed';

/** Notifies every process on commit; later changes of a merchant have a higher sequence. */
export async function notifyChanged(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_notify(${MERCHANTS_CHANNEL}, json_build_object('merchantId', ${merchantId}::text,
    'sequence', ((extract(epoch from clock_timestamp()) * 1000000)::int8)::text)::text)`.execute(tx);
}

/** False if the code is taken: an existing merchant stays unchanged. */
export async function insertMerchant(
  tx: Tx,
  merchant: {
    id: string;
    name: string;
    currency: string;
    settings: string;
    at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${merchant.id}, ${merchant.name}, ${merchant.currency}, ${merchant.settings}::jsonb, ${merchant.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function renameMerchant(
  tx: Tx,
  { merchantId, name }: { merchantId: string; name: string },
): Promise<void> {
  await sql`update merchants set name = ${name} where id = ${merchantId}`.execute(tx);
}

/** The name and the host names, the main one first. */
export async function findNames(
  tx: Tx,
  merchantId: string,
): Promise<{ name: string; hosts: string[] } | undefined> {
  const { rows } = await sql<{ name: string; hosts: string[] }>`
    select m.name, array(select host from merchant_hosts where merchant_id = m.id order by position, host) as hosts
    from merchants m where m.id = ${merchantId}`.execute(tx);
  return rows[0];
}

/** Adds a host name or moves it. False if it belongs to another merchant. */
export async function putHost(
  tx: Tx,
  { merchantId, host, position }: { merchantId: string; host: string; position: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into merchant_hosts (host, merchant_id, position) values (${host}, ${merchantId}, ${position})
    on conflict (host) do update set position = excluded.position
      where merchant_hosts.merchant_id = excluded.merchant_id`.execute(tx);
  return numAffectedRows === 1n;
}

/** Removes all host names of a merchant but these. */
export async function removeOtherHosts(
  tx: Tx,
  { merchantId, hosts }: { merchantId: string; hosts: readonly string[] },
): Promise<void> {
  await sql`delete from merchant_hosts
    where merchant_id = ${merchantId} and host <> all(${[...hosts]}::text[])`.execute(tx);
}

export async function updateIntegrations(
  tx: Tx,
  { merchantId, integrations, at }: { merchantId: string; integrations: string; at: Date },
): Promise<void> {
  await sql`update merchants set integrations = ${integrations}::jsonb, updated_at = ${at}
    where id = ${merchantId} and integrations <> ${integrations}::jsonb`.execute(tx);
}
