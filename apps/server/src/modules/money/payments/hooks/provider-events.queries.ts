import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type ProviderEvent = {
  merchantId: string;
  accountId: string;
  eventId: string;
  headers: Record<string, string>;
  body: Buffer;
  receivedAt: Date;
  doneAt: Date | null;
};
export type EventKey = Pick<ProviderEvent, 'merchantId' | 'accountId' | 'eventId'>;

/** False for a message that came before. */
export async function insertEvent(tx: Tx, event: Omit<ProviderEvent, 'doneAt'>): Promise<boolean> {
  const { merchantId, accountId, eventId, headers, body, receivedAt } = event;
  const { numAffectedRows } = await sql`
    insert into provider_events (merchant_id, account_id, event_id, headers, body, received_at)
    values (${merchantId}, ${accountId}, ${eventId}, ${JSON.stringify(headers)}::jsonb, ${body}, ${receivedAt})
    on conflict (merchant_id, account_id, event_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findEvent(
  db: Db,
  { merchantId, accountId, eventId }: EventKey,
): Promise<ProviderEvent | undefined> {
  const { rows } = await sql<ProviderEvent>`
    select merchant_id as "merchantId", account_id as "accountId", event_id as "eventId", headers, body,
      received_at as "receivedAt", done_at as "doneAt"
    from provider_events
    where merchant_id = ${merchantId} and account_id = ${accountId} and event_id = ${eventId}`.execute(db);
  return rows[0];
}

export async function markDone(
  db: Db,
  { merchantId, accountId, eventId, at }: EventKey & { at: Date },
): Promise<void> {
  await sql`update provider_events set done_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and event_id = ${eventId}
      and done_at is null`.execute(db);
}
