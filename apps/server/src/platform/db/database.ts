import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { listen } from './listen.ts';
import { closeReader } from './reader.ts';
import { PLAN_SETTINGS } from './plan-settings.ts';
import { allowSessions, streamOf } from './session.ts';

// int8 holds money and sequence numbers: strings invite arithmetic mistakes, floats lose precision.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Tables are declared by the modules that own them: `db.withTables<WalletTables>()`. */
export type NoTables = Readonly<Record<string, never>>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;

export type Database = {
  db: Db;
  /** Receives NOTIFY messages on a dedicated connection; the returned function ends it. */
  listen: (
    channel: string,
    onPayload: (payload: string) => void,
    /** Called when the connection was lost and is back: messages in between are missing. */
    onReconnected?: () => void,
  ) => Promise<() => Promise<void>>;
  /** Rejects if the database does not respond within two seconds, however busy the pool is. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Maximum number of open connections of this process. */
  maxConnections?: number;
  applicationName?: string;
  /** Plan settings of dedicated sessions, as `name=value`. */
  planSettings?: readonly string[];
  /**
   * A connection without a response for this long is closed, in case the network drops packets silently. Must exceed
   * the statement time-out, which is 30 seconds unless lifted, as audits do. Without it we wait indefinitely.
   */
  answerTimeoutMilliseconds?: number;
  /** Called when an idle or used connection is lost; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
};

const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;
const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
const PING_TIMEOUT_MILLISECONDS = 2_000;
const KEEP_ALIVE_MILLISECONDS = 10_000;

function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool listens to idle connections only. A broken one in use would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  // After a time-out the query is still running, and the next user of this connection would wait for it.
  pool.on('release', (_error, client) => {
    const { _activeQuery: open } = client as { _activeQuery?: unknown };
    if (open) streamOf(client).destroy();
  });
  return pool;
}

export function openDatabase(options: DatabaseOptions): Database {
  const onError = options.onConnectionError ?? (() => {});
  const connection = {
    connectionString: options.url,
    application_name: options.applicationName ?? 'croupier',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    // Statements over whole arrays look expensive to the planner, and JIT compilation takes a hundred times as long
    // as running them.
    options: '-c jit=off',
  };
  const pool = createPool(
    {
      ...connection,
      max: options.maxConnections ?? 12,
      statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
      query_timeout: options.answerTimeoutMilliseconds,
    },
    onError,
  );
  const pings = createPool(
    {
      ...connection,
      max: 1,
      connectionTimeoutMillis: PING_TIMEOUT_MILLISECONDS,
      query_timeout: PING_TIMEOUT_MILLISECONDS,
    },
    onError,
  );
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  allowSessions(db, { connection, settings: options.planSettings ?? PLAN_SETTINGS });
  const stops = new Set<() => Promise<void>>();

  return {
    db,
    listen: async (channel, onPayload, onReconnected) => {
      const end = await listen({ connection, channel, onPayload, onError, onReconnected });
      const stop = async (): Promise<void> => {
        stops.delete(stop);
        await end();
      };
      stops.add(stop);
      return stop;
    },
    ping: async () => {
      await pings.query('select 1');
    },
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      await closeReader(db);
      await Promise.all([db.destroy(), pings.end()]);
    },
  };
}
