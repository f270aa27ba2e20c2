import type { Job } from '../platform/jobs.ts';

/** What works off a period that is over, in its order. */
export const SETTLING = ['ledger-seal', 'figures', 'rebates', 'contracts', 'team-figures'] as const;
/** What else is done once a day of the simulated clock. */
export const DAILY = [
  'loyalty-accrual',
  'loyalty-posting',
  'report-days',
  'figures-retention',
  'rebates-retention',
] as const;

const HELD: ReadonlySet<string> = new Set([...SETTLING, ...DAILY, 'ledger-audit', 'rings']);

/** The same jobs, of which those that seal and settle are left out while the past of a shop is being played. */
export const holdBack = (jobs: readonly Job[], isHeld: () => Promise<boolean>): Job[] =>
  jobs.map((job) =>
    HELD.has(job.name)
      ? {
          ...job,
          run: async () => {
            if (!(await isHeld())) await job.run();
          },
        }
      : job,
  );

/** Runs jobs by name, one after the other. */
export async function runJobs(jobs: readonly Job[], names: readonly string[]): Promise<void> {
  for (const name of names) await jobs.find((job) => job.name === name)?.run();
}
