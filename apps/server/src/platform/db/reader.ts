import { isDatabaseUnavailable } from './failures.ts';
import { canOpenSessions, openSession, type Answer, type Session } from './session.ts';
import { runStatement, type Runs, type Statement } from './statement.ts';

/** Two groups overlap: while results of one are read, the other is sent. */
const CONNECTIONS = 2;
/** The results of a group are returned together. */
const MAX_GROUP = 64;

type Waiting = {
  statement: Statement;
  resolve: (rows: Answer['rows']) => void;
  reject: (error: unknown) => void;
};

type Reader = { read: (statement: Statement) => Promise<Answer['rows']>; close: () => Promise<void> };

/**
 * Sends reads of many callers together on dedicated connections: reads requested while a group is in progress go into
 * the next one. Writing to the socket is the largest cost of a small read.
 */
function createReader(db: object): Reader {
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  const idle: Session[] = [];
  let scheduled = false;
  let closed = false;

  const connect = async (): Promise<Session> => {
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (session.alive()) return session;
      void session.close();
    }
    return openSession(db);
  };

  /** Processes one group after another on one connection while there are reads. */
  const work = async (session: Session): Promise<void> => {
    while (waiting.length > 0 && session.alive()) {
      const group = waiting.splice(0, MAX_GROUP);
      try {
        const answers = await session.run(group.map(({ statement }) => statement));
        for (const [index, { resolve }] of group.entries()) resolve(answers[index]?.rows ?? []);
      } catch (error) {
        await settleAlone(group, error);
      }
    }
    if (session.alive() && !closed) idle.push(session);
    else await session.close();
  };

  /** A failing statement must not fail the others, and reads can be repeated. */
  const settleAlone = async (group: readonly Waiting[], cause: unknown): Promise<void> => {
    const [only, ...others] = group;
    if (only && others.length === 0 && !isDatabaseUnavailable(cause)) return only.reject(cause);
    for (const { statement, resolve, reject } of group)
      await runStatement<Answer['rows'][number]>(db as Runs, statement).then(resolve, reject);
  };

  const run = async (): Promise<void> => {
    try {
      await work(await connect());
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  };

  const start = (): void => {
    scheduled = false;
    if (waiting.length === 0 || running.size >= CONNECTIONS) return;
    const one = run().finally(() => {
      running.delete(one);
      if (waiting.length > 0) start();
    });
    running.add(one);
  };

  return {
    read: (statement) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('Cannot use a reader after it was closed'));
          return;
        }
        waiting.push({ statement, resolve, reject });
        if (scheduled) return;
        scheduled = true;
        // Reads of the same event loop turn go together.
        setImmediate(start);
      }),
    close: async () => {
      closed = true;
      await Promise.all(running);
      await Promise.all(idle.splice(0).map((session) => session.close()));
    },
  };
}

const readers = new WeakMap<object, Reader>();

/**
 * Runs a fixed read that many callers use. In a transaction it is an ordinary statement; outside, it is sent together
 * with the reads of other callers on a connection that has it prepared.
 */
export async function readTogether<R>(db: Runs, statement: Statement): Promise<R[]> {
  if (!canOpenSessions(db)) return runStatement<R>(db, statement);
  const reader = readers.get(db) ?? createReader(db);
  readers.set(db, reader);
  return (await reader.read(statement)) as unknown as R[];
}

/** Called when the database is closed. */
export const closeReader = async (db: object): Promise<void> => readers.get(db)?.close();
