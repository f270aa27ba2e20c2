import { PgBoss } from 'pg-boss';
import type { Logger } from './log.ts';

/** A scheduled task. It must be idempotent and able to resume, because it runs again after a crash. */
export type Job = {
  name: string;
  /** Cron expression in UTC, with minute precision. */
  cron: string;
  run: () => Promise<void>;
};

/**
 * Schedules the jobs. Each run goes to one worker process, however many there are. The returned function waits for
 * running jobs and stops.
 */
export async function startJobs(options: {
  url: string;
  log: Logger;
  jobs: readonly Job[];
}): Promise<() => Promise<void>> {
  const { url, log, jobs } = options;
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
  return () => boss.stop({ graceful: true });
}
