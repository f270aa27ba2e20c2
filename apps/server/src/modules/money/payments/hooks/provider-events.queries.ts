import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { gathered } from '../../../../platform/db/together.ts';

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

/** Messages in one statement, whose bodies may be large. */
const MAX_TOGETHER = 32;

/** A message as it was received, with the events that it tells of. */
type NewEvents = Omit<ProviderEvent, 'doneAt' | 'eventId'> & { eventIds: readonly string[] };

const insertAll = async (db: Db, merchantId: string, messages: readonly NewEvents[]): Promise<string[][]> => {
  const events = messages.flatMap(({ eventIds, ...message }, of) =>
    eventIds.map((eventId) => ({ ...message, eventId, of })),
  );
  const pick = <T>(value: (event: (typeof events)[number]) => T): T[] => events.map(value);
  const { rows } = await sql<{ accountId: string; eventId: string }>`
    insert into provider_events (merchant_id, account_id, event_id, headers, body, received_at)
    select ${merchantId}, account_id, event_id, headers, decode(body, 'base64'), received_at
    from unnest(${pick(({ accountId }) => accountId)}::uuid[], ${pick(({ eventId }) => eventId)}::text[],
      ${pick(({ headers }) => JSON.stringify(headers))}::jsonb[], ${pick(({ body }) => body.toString('base64'))}::text[],
      ${pick(({ receivedAt }) => receivedAt.toISOString())}::timestamptz[])
      as event (account_id, event_id, headers, body, received_at)
    on conflict (merchant_id, account_id, event_id) do nothing
    returning account_id as "accountId", event_id as "eventId"`.execute(db);
  // Of two messages of the same event, one brought it.
  const stored = new Set(rows.map(({ accountId, eventId }) => `${accountId}/${eventId}`));
  const found = messages.map((): string[] => []);
  for (const { accountId, eventId, of } of events)
    if (stored.delete(`${accountId}/${eventId}`)) found[of]?.push(eventId);
  return found;
};

/** Undefined for messages whose statement failed. */
const insertGathered = gathered<NewEvents, string[] | undefined>(async (db, merchantId, messages) => {
  const stored: (string[] | undefined)[] = [];
  for (let from = 0; from < messages.length; from += MAX_TOGETHER) {
    const some = messages.slice(from, from + MAX_TOGETHER);
    const results = insertAll(db, merchantId, some).catch(() => some.map(() => undefined));
    stored.push(...(await results));
  }
  return stored;
});

/**
 * The ids of the events that had not come before. Messages that come while the process was busy are stored together, so
 * that it catches up; one that can’t be stored does not fail the others.
 */
export async function insertEvents(db: Db, message: NewEvents): Promise<string[]> {
  const stored = await insertGathered(db, message);
  return stored ?? (await insertAll(db, message.merchantId, [message])).flat();
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
