import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { allowSessions } from './session.ts';

// int8 holds money and sequence numbers: a string would invite arithmetic mistakes, a float would lose cents.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** Tables are declared by the modules that own them: `db.withTables<WalletTables>()`. */
export type NoTables = Readonly<Record<string, never>>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;

export type Database = {
  db: Db;
  /** Opens a dedicated connection that receives NOTIFY messages; ends with the returned function. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Upper bound of open connections of this process. */
  maxConnections?: number;
  applicationName?: string;
  /** Called for errors of idle connections, which the pool replaces by itself. */
  onConnectionError?: (error: Error) => void;
};

const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;
const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
const LISTEN_RETRY_MILLISECONDS = 500;

export function openDatabase(options: DatabaseOptions): Database {
  const onError = options.onConnectionError ?? (() => {});
  const connection = {
    connectionString: options.url,
    application_name: options.applicationName ?? 'croupier',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    keepAlive: true,
    // Statements over whole arrays look dear to the planner; compiling them costs a hundred times what they do.
    options: '-c jit=off',
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? 12,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
  });
  pool.on('error', onError);
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  allowSessions(db, connection);
  const stops = new Set<() => Promise<void>>();

  async function listen(channel: string, onPayload: (payload: string) => void) {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    const connect = async (): Promise<void> => {
      const next = new pg.Client(connection);
      next.on('notification', (message) => onPayload(message.payload ?? ''));
      // A lost listener would silently stop pushing: come back until told to stop.
      next.on('error', (error) => {
        onError(error);
        reconnect();
      });
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = next;
    };
    const reconnect = (): void => {
      client = undefined;
      if (stopped || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        connect().catch((error: unknown) => {
          onError(error instanceof Error ? error : new Error(String(error)));
          reconnect();
        });
      }, LISTEN_RETRY_MILLISECONDS);
    };
    const stop = async (): Promise<void> => {
      stopped = true;
      stops.delete(stop);
      if (timer) clearTimeout(timer);
      await client?.end();
    };
    await connect();
    stops.add(stop);
    return stop;
  }

  return {
    db,
    listen,
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      await db.destroy();
    },
  };
}
