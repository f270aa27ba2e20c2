import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './db/database.ts';
import { newId } from './ids.ts';
import { together } from './db/together.ts';
import type { Logger } from './log.ts';

/** A fact in the past tense: `member.registered`. */
export type DomainEvent = { id: string; merchantId: string; type: string; payload: Record<string, unknown> };

/** Must be idempotent: after a crash an event may be delivered again. */
export type EventHandler = (event: DomainEvent) => Promise<void>;

const CHANNEL = 'outbox';
/** Per merchant and transaction. */
const MAX_BATCH_EVENTS = 50;
const POLL_MILLISECONDS = 5_000;
const BACKOFF_BASE_MILLISECONDS = 500;
const BACKOFF_MAX_MILLISECONDS = 5 * 60_000;

export type Outbox = {
  /** Writes the event in the transaction of the change, so that both or neither are committed. */
  record: (tx: Tx, event: Omit<DomainEvent, 'id'>) => Promise<void>;
  /** Registers a handler for a type of event. */
  on: (type: string, handler: EventHandler) => void;
  /** Starts delivery; several processes may run it. The returned function stops it after the current event. */
  start: () => Promise<() => Promise<void>>;
  /** Delivers at most one batch per merchant of the events that are due; returns their number. */
  deliverDue: () => Promise<number>;
};

type Row = {
  id: string;
  type: string;
  payload: Record<string, unknown>;
  attempts: number;
};

const recordEvent = together<Omit<DomainEvent, 'id'> & { at: Date }, void>(async (tx, merchantId, events) => {
  await sql`
    with inserted as (
      insert into outbox (id, merchant_id, type, payload, created_at, available_at)
      select id, ${merchantId}, type, payload, at, at
      from unnest(${events.map(() => newId())}::uuid[], ${events.map(({ type }) => type)}::text[],
        ${events.map(({ payload }) => JSON.stringify(payload))}::text[]::jsonb[],
        ${events.map(({ at }) => at)}::timestamptz[]) as event (id, type, payload, at)
    )
    select pg_notify(${CHANNEL}, '')`.execute(tx);
  return events.map(() => undefined);
});

export function createOutbox({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
}): Outbox {
  const handlers = new Map<string, EventHandler[]>();

  const deliver = async (tx: Tx, merchantId: string, row: Row): Promise<void> => {
    const event = { id: row.id, merchantId, type: row.type, payload: row.payload };
    try {
      for (const handler of handlers.get(row.type) ?? []) await handler(event);
      await sql`delete from outbox where merchant_id = ${merchantId} and id = ${row.id}`.execute(tx);
    } catch (error) {
      log.error({ err: error, event: row.type, id: row.id, attempts: row.attempts }, 'event handler failed');
      const delay = Math.min(BACKOFF_BASE_MILLISECONDS * 2 ** row.attempts, BACKOFF_MAX_MILLISECONDS);
      await sql`update outbox set attempts = attempts + 1, last_error = ${String(error).slice(0, 500)},
        available_at = ${new Date(clock.now().getTime() + delay)}
        where merchant_id = ${merchantId} and id = ${row.id}`.execute(tx);
    }
  };

  /** Locks the rows while their handlers run, so that no other process takes them; a crash unlocks them. */
  const deliverOf = (merchantId: string): Promise<number> =>
    database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<Row>`
        select id, type, payload, attempts from outbox
        where merchant_id = ${merchantId} and available_at <= ${clock.now()} order by available_at, id
        limit ${MAX_BATCH_EVENTS} for update skip locked`.execute(tx);
      const unheard = rows.filter(({ type }) => !handlers.has(type)).map(({ id }) => id);
      if (unheard.length > 0)
        await sql`delete from outbox
          where merchant_id = ${merchantId} and id = any(${unheard}::uuid[])`.execute(tx);
      for (const row of rows) if (handlers.has(row.type)) await deliver(tx, merchantId, row);
      return rows.length;
    });

  const deliverDue = async (isStopped = () => false): Promise<number> => {
    const { rows: merchants } = await sql<{ merchantId: string }>`
      select distinct merchant_id as "merchantId" from outbox
      where available_at <= ${clock.now()} order by merchant_id`.execute(database.db);
    let delivered = 0;
    for (const { merchantId } of merchants) {
      if (isStopped()) break;
      try {
        delivered += await deliverOf(merchantId);
      } catch (error) {
        log.error({ err: error, merchantId }, 'events of a merchant could not be delivered');
      }
    }
    return delivered;
  };

  return {
    record: (tx, event) => recordEvent(tx, { ...event, at: clock.now() }),
    on: (type, handler) => {
      handlers.set(type, [...(handlers.get(type) ?? []), handler]);
    },
    deliverDue: () => deliverDue(),
    start: async () => {
      const state = { stopped: false, again: false };
      let running: Promise<void> | undefined;
      const deliverUntilEmpty = async (): Promise<void> => {
        do {
          state.again = false;
          try {
            if ((await deliverDue(() => state.stopped)) > 0) state.again = true;
          } catch (error) {
            log.error({ err: error }, 'outbox could not be read');
          }
        } while (state.again && !state.stopped);
        running = undefined;
      };
      const wake = (): void => {
        if (state.stopped) return;
        if (running) state.again = true;
        else running = deliverUntilEmpty();
      };
      const timer = setInterval(wake, POLL_MILLISECONDS);
      const unlisten = await database.listen(CHANNEL, wake);
      wake();
      return async () => {
        state.stopped = true;
        clearInterval(timer);
        await unlisten();
        await running;
      };
    },
  };
}
