import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

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
export type WaitingEvent = EventKey & Pick<ProviderEvent, 'receivedAt'>;

const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** The ids of the events that had not come before. */
export async function insertEvents(
  db: Db,
  {
    merchantId,
    accountId,
    eventIds,
    headers,
    body,
    receivedAt,
  }: Omit<ProviderEvent, 'doneAt' | 'eventId'> & { eventIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    insert into provider_events (merchant_id, account_id, event_id, headers, body, received_at)
    select ${merchantId}, ${accountId}::uuid, id, ${JSON.stringify(headers)}::jsonb, ${body}::bytea,
      ${receivedAt}::timestamptz
    from unnest(${[...eventIds]}::text[]) as event (id)
    on conflict (merchant_id, account_id, event_id) do nothing
    returning event_id as "eventId"`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Events received in the period that are not worked on yet, oldest first; the next page starts after the last. */
export async function listUndone(
  db: Db,
  {
    merchantId,
    until,
    after,
    limit,
  }: { merchantId: string; until: Date; after: WaitingEvent | { receivedAt: Date }; limit: number },
): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`
    select merchant_id as "merchantId", account_id as "accountId", event_id as "eventId",
      received_at as "receivedAt"
    from provider_events
    where merchant_id = ${merchantId} and done_at is null and received_at <= ${until}
      and (received_at, account_id, event_id) >
        (${after.receivedAt}::timestamptz, ${'accountId' in after ? after.accountId : NO_ACCOUNT}::uuid,
          ${'eventId' in after ? after.eventId : ''}::text)
    order by received_at, account_id, event_id limit ${limit}`.execute(db);
  return rows;
}

export type EventKeys = Pick<ProviderEvent, 'merchantId' | 'accountId'> & { eventIds: readonly string[] };

/** Those of the events that are not done. */
export async function findEvents(
  db: Db,
  { merchantId, accountId, eventIds }: EventKeys,
): Promise<ProviderEvent[]> {
  const { rows } = await sql<ProviderEvent>`
    select merchant_id as "merchantId", account_id as "accountId", event_id as "eventId", headers, body,
      received_at as "receivedAt", done_at as "doneAt"
    from provider_events
    where merchant_id = ${merchantId} and account_id = ${accountId} and event_id = any(${[...eventIds]}::text[])
      and done_at is null`.execute(db);
  return rows;
}

export async function markDone(
  db: Db,
  { merchantId, accountId, eventIds, at }: EventKeys & { at: Date },
): Promise<void> {
  await sql`update provider_events set done_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId}
      and event_id = any(${[...eventIds]}::text[]) and done_at is null`.execute(db);
}
