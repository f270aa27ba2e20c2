import { PgBoss } from 'pg-boss';
import type { Logger } from './log.ts';

/** Work that comes round. It must be idempotent and resume by itself: after a crash it runs again. */
export type Job = {
  name: string;
  /** Cron expression in UTC, to the minute. */
  cron: string;
  run: () => Promise<void>;
};

/**
 * Runs the jobs on whichever worker process gets them: each turn once, however many workers there are.
 * Ends with the returned function, after what is under way.
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
    // At once as well: whoever starts the product wants partitions and an audit now, not at the next full hour.
    await boss.send(job.name);
  }
  return () => boss.stop({ graceful: true });
}
