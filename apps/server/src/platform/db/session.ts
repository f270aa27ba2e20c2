import pg from 'pg';
import { createPipeline, type Answer, type Prepared } from './pipeline.ts';
import type { Statement } from './statement.ts';

export type { Answer } from './pipeline.ts';

/** A connection of one's own for fixed statements: prepared once, sent together, answered together. */
export type Session = {
  /**
   * Sends all statements at once and waits for all answers: one round trip.
   *
   * @throws the first error; the statements after it were skipped
   */
  run: (statements: readonly Statement[]) => Promise<Answer[]>;
  /** False once the connection is gone; what was under way then has an unknown fate. */
  alive: () => boolean;
  close: () => Promise<void>;
};

const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;

/**
 * Statements of a session look up a handful of keys in tables of any size, so their plan is known: by index, then by
 * hash. A planner left alone would plan once for the small table it saw first, and keep that when the table has grown.
 */
const PLANS = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off', 'enable_nestloop=off'];
const OPTIONS = [...PLANS, 'enable_mergejoin=off', `statement_timeout=${STATEMENT_TIMEOUT_MILLISECONDS}`];

const addresses = new WeakMap<object, pg.ClientConfig>();

/** Called by `openDatabase`: sessions go where the pool goes. */
export const allowSessions = (db: object, config: pg.ClientConfig): void => void addresses.set(db, config);

export async function openSession(db: object): Promise<Session> {
  const config = addresses.get(db);
  if (!config) throw new Error('this database was not opened by openDatabase');
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    options: OPTIONS.map((option) => `-c ${option}`).join(' '),
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
      client.query(query);
      try {
        return await answers;
      } catch (error) {
        if (prepares()) lost();
        throw error;
      }
    },
    close: async () => {
      alive = false;
      await client.end().catch(() => {});
    },
  };
}

/** The five characters that tell what PostgreSQL refused; undefined when no answer came. */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
