import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from './db/database.ts';

/** `busy`: a run of the job is waiting or running already; `absent`: there is no such job or run, or no worker yet. */
export type JobRequest = 'done' | 'busy' | 'absent';

const UNIQUE_VIOLATION = '23505';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Works on the queue of the worker from another process, without running jobs. */
async function withQueue(db: Db, work: (boss: PgBoss) => Promise<boolean>): Promise<JobRequest> {
  const executeSql = async (text: string, values: readonly unknown[] = []) => ({
    rows: [...(await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows],
  });
  const { rows } = await executeSql(`select to_regclass('pgboss.job') is not null as "isInstalled"`);
  if (!(rows as Array<{ isInstalled: boolean }>)[0]?.isInstalled) return 'absent';
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, migrate: false });
  await boss.start();
  try {
    return (await work(boss)) ? 'done' : 'absent';
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return 'busy';
    throw error;
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** Requests a run of a scheduled job now. */
export async function requestRun(db: Db, name: string): Promise<JobRequest> {
  let isBusy = false;
  const requested = await withQueue(db, async (boss) => {
    if (!(await boss.getQueue(name))) return false;
    // No id: the queue takes one waiting or running job at a time.
    isBusy = (await boss.send(name)) === null;
    return true;
  });
  return isBusy ? 'busy' : requested;
}

/** Runs a failed run again. */
export const retryRun = (db: Db, { name, id }: { name: string; id: string }): Promise<JobRequest> =>
  withQueue(db, async (boss) => {
    const [run] = (await boss.getQueue(name)) ? await boss.findJobs(name, { id }) : [];
    if (run?.state !== 'failed') return false;
    await boss.retry(name, id);
    return true;
  });
