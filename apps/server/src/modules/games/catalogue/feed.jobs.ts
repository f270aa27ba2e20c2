import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import type { ImportResult } from './feed.usecases.ts';

/** If no vendor answers, the sandbox may still be starting. */
const MAX_TRIES = 5;
const PAUSE_MILLISECONDS = 1_500;
const REASONS_LOGGED = 5;

const allFailed = (results: readonly ImportResult[]): boolean =>
  results.length > 0 && results.every(({ state }) => state === 'failed');

/** Imports the feeds of all vendors. An unchanged feed costs one request without a body. */
export const feedJobs = (importFeeds: () => Promise<ImportResult[]>, log: Logger): Job[] => [
  {
    name: 'vendor-feeds',
    cron: '* * * * *',
    run: async () => {
      let results = await importFeeds();
      for (let tries = 1; tries < MAX_TRIES && allFailed(results); tries += 1) {
        await pause(PAUSE_MILLISECONDS);
        results = await importFeeds();
      }
      const failed = results.filter((result) => result.state === 'failed');
      if (failed.length > 0)
        log.warn(
          { failed: failed.length, of: results.length, reasons: failed.slice(0, REASONS_LOGGED) },
          'vendor feeds could not be imported',
        );
    },
  },
];
