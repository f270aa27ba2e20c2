import type { Job } from '../../../../../platform/jobs.ts';
import { deleteExpired, STATEMENTS_CHANNEL } from './statements.queries.ts';
import { writeStatements, type WritingDeps } from './writing.usecases.ts';

export const statementsJobs = (deps: WritingDeps): Job[] => [
  {
    name: 'statements-write',
    cron: '* * * * *',
    wakeChannel: STATEMENTS_CHANNEL,
    run: () => writeStatements(deps),
  },
  {
    name: 'statements-expire',
    cron: '41 * * * *',
    run: async () => {
      for (const { id: merchantId } of await deps.merchants.list())
        await deleteExpired(deps.db, { merchantId, now: deps.clock.now() });
    },
  },
];
