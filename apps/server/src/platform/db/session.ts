import pg from 'pg';
import { createPipeline, type Answer, type Prepared } from './pipeline.ts';
import type { Statement } from './statement.ts';

export type { Answer } from './pipeline.ts';

/** A dedicated connection for fixed statements, which are prepared once and sent together. */
export type Session = {
  /**
   * Sends all statements in one round trip.
   *
   * @throws the first error; the statements after it were skipped
   */
  run: (statements: readonly Statement[]) => Promise<Answer[]>;
  /** False once the connection is lost. Whether the statements in progress were executed is then unknown. */
  alive: () => boolean;
  close: () => Promise<void>;
};

const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;
/** For a server that no longer responds; longer than a statement may take. */
const ANSWER_TIMEOUT_MILLISECONDS = STATEMENT_TIMEOUT_MILLISECONDS + 5_000;

type SessionConfig = { connection: pg.ClientConfig; settings: readonly string[] };
const configs = new WeakMap<object, SessionConfig>();

/** Called by `openDatabase`: sessions connect to the same database as the pool. */
export const allowSessions = (db: object, config: SessionConfig): void => void configs.set(db, config);

export const canOpenSessions = (db: object): boolean => configs.has(db);

/** The socket of a connection, which the driver's types leave out. */
export const streamOf = (client: object): { destroy: () => void } =>
  (client as { connection: { stream: { destroy: () => void } } }).connection.stream;

export async function openSession(db: object): Promise<Session> {
  const config = configs.get(db);
  if (!config) throw new Error('this database was not opened by openDatabase');
  const settings = [...config.settings, `statement_timeout=${STATEMENT_TIMEOUT_MILLISECONDS}`];
  const client = new pg.Client({
    ...config.connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    options: [config.connection.options ?? '', ...settings.map((setting) => `-c ${setting}`)].join(' '),
  });
  const prepared: Prepared = new Map();
  let alive = true;
  const lost = (): void => {
    alive = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  return {
    alive: () => alive,
    run: async (statements) => {
      const { query, answers, prepares } = createPipeline(statements, prepared);
      const timer = setTimeout(() => streamOf(client).destroy(), ANSWER_TIMEOUT_MILLISECONDS);
      client.query(query);
      try {
        return await answers;
      } catch (error) {
        if (prepares()) lost();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      alive = false;
      await client.end().catch(() => {});
    },
  };
}
