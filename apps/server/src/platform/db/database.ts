import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { listen } from './listen.ts';
import { closeReader } from './reader.ts';
import { PLAN_SETTINGS } from './plan-settings.ts';
import { allowSessions, streamOf } from './session.ts';

// int8 holds money and sequence numbers: a string would invite arithmetic mistakes, a float would lose cents.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Tables are declared by the modules that own them: `db.withTables<WalletTables>()`. */
export type NoTables = Readonly<Record<string, never>>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;

export type Database = {
  db: Db;
  /** Receives NOTIFY messages on a connection of its own; the returned function ends it. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Rejects when the database does not answer within two seconds, however busy the pool is. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Upper bound of open connections of this process. */
  maxConnections?: number;
  applicationName?: string;
  /** How statements of dedicated sessions are planned, as `name=value`. */
  planSettings?: readonly string[];
  /**
   * After this long without an answer a connection is given up, for a network that swallows everything. It must be
   * longer than statements may take: 30 seconds, unless they lift that limit as audits do. Without it we wait.
   */
  answerTimeoutMilliseconds?: number;
  /** Called when a connection is lost, idle or in use; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
};

const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;
const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
const PING_TIMEOUT_MILLISECONDS = 2_000;
const KEEP_ALIVE_MILLISECONDS = 10_000;

function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool listens to idle connections only. One that breaks while in use would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  // After a time-out the query is still open: whoever gets this connection next would wait behind it.
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
    // Statements over whole arrays look expensive to the planner; compiling them takes a hundred times as long.
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
    listen: async (channel, onPayload) => {
      const end = await listen({ connection, channel, onPayload, onError });
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
