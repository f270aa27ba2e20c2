// The worker process: scheduled jobs and event reactions.
import { isPlayingHistory } from './demo-network/histories.queries.ts';
import { holdBack } from './demo-network/settling.ts';
import { createModules } from './modules.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { subscribe } from './subscriptions.ts';
import { wire } from './wiring.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startJobs } from './platform/jobs.ts';
import { createSiteOrigin } from './platform/http/origin.ts';
import { createLogger } from './platform/log.ts';
import { createOutbox } from './platform/outbox.ts';
import { runProcess } from './process.ts';

/** Audits read the whole ledger in one statement. */
const ANSWER_TIMEOUT_MILLISECONDS = 60 * 60_000;

await runProcess('worker', async () => {
  const config = readConfig();
  const log = createLogger(config.logLevel, 'worker');
  const database = openDatabase({
    url: config.databaseUrl,
    maxConnections: config.maxConnections,
    planSettings: config.planSettings,
    applicationName: 'croupier-worker',
    answerTimeoutMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  await migrate(database.db);
  const clock = systemClock;
  const outbox = createOutbox({ database, clock, log });
  const modules = createModules({
    database,
    clock,
    log,
    outbox,
    secretsKey: config.secretsKey,
    filesFolder: config.filesFolder,
    filesBucket: config.filesBucket,
    siteOrigin: createSiteOrigin(config),
    isDemo: config.demo,
  });
  wire(modules);
  subscribe(outbox, modules);
  const stopOutbox = await outbox.start();
  const jobs = scheduledJobs({ modules, clock, log });
  const stopJobs = await startJobs({
    url: config.databaseUrl,
    log,
    jobs: config.demo ? holdBack(jobs, () => isPlayingHistory(database.db)) : jobs,
    listen: database.listen,
  });
  const stopTicks = [
    modules.payments.startTicks(),
    modules.vendors.startTicks(),
    modules.lottery.startClock(),
  ];
  return {
    stop: async () => {
      for (const stopTick of stopTicks) await stopTick();
      await stopJobs();
      await stopOutbox();
      await modules.payments.close();
      await modules.vendors.close();
      await database.close();
    },
  };
});
