import { PgBoss } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** A scheduled task. It must be idempotent and able to resume, because it runs again after a crash. */
export type Job = {
  name: string;
  /** Cron expression in UTC, with minute precision. */
  cron: string;
  run: () => Promise<void>;
  /** A NOTIFY on this channel starts a run before the next scheduled one. */
  wakeChannel?: string;
};

/**
 * Schedules the jobs. Each run goes to one worker process, however many there are. The returned function waits for
 * running jobs and stops.
 */
export async function startJobs(options: {
  url: string;
  log: Logger;
  jobs: readonly Job[];
  listen: Database['listen'];
}): Promise<() => Promise<void>> {
  const { url, log, jobs, listen } = options;
  const boss = new PgBoss({ connectionString: url, application_name: 'croupier-jobs', max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive' });
    await boss.work(job.name, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    });
    await boss.schedule(job.name, job.cron);
    // Also run at start, so that partitions and the first audit don't wait for their schedule.
    await boss.send(job.name);
  }
  const stops = await Promise.all(
    jobs.flatMap(({ name, wakeChannel }) =>
      wakeChannel === undefined
        ? []
        : [
            listen(wakeChannel, () => {
              boss
                .send(name)
                .catch((error: unknown) => log.error({ err: error, job: name }, 'job not woken'));
            }),
          ],
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await boss.stop({ graceful: true });
  };
}
