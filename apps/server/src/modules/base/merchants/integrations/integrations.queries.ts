import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type StoredChange = { value: Record<string, string> | null; salt: string };

/** Requests expire after a day. */
const KEPT_HOURS = 25;

export async function insertChange(
  db: Db,
  row: { merchantId: string; id: string; integration: string; at: Date } & StoredChange,
): Promise<void> {
  const oldest = new Date(row.at.getTime() - KEPT_HOURS * 3_600_000);
  await sql`delete from integration_changes
    where merchant_id = ${row.merchantId} and asked_at < ${oldest}`.execute(db);
  await sql`insert into integration_changes (merchant_id, id, integration, value, salt, asked_at)
    values (${row.merchantId}, ${row.id}, ${row.integration},
      ${row.value === null ? null : JSON.stringify(row.value)}::jsonb, ${row.salt}, ${row.at})`.execute(db);
}

export async function lockChange(
  tx: Tx,
  { merchantId, id, integration }: { merchantId: string; id: string; integration: string },
): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`select value, salt from integration_changes
    where merchant_id = ${merchantId} and id = ${id} and integration = ${integration} for update`.execute(tx);
  return rows[0];
}

export async function deleteChange(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<void> {
  await sql`delete from integration_changes where merchant_id = ${merchantId} and id = ${id}`.execute(db);
}

export async function lockIntegrations(tx: Tx, merchantId: string): Promise<unknown> {
  const { rows } = await sql<{ integrations: unknown }>`
    select integrations from merchants where id = ${merchantId} for no key update`.execute(tx);
  return rows[0]?.integrations;
}
