// The server process: player sites, their API and realtime, and the operators' console.
import { createApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLogger } from './platform/log.ts';
import { runProcess } from './process.ts';

/** No statement of this process may take longer than 30 seconds. */
const ANSWER_TIMEOUT_MILLISECONDS = 35_000;

await runProcess('server', async () => {
  const config = readConfig();
  const log = createLogger(config.logLevel, 'server');
  const database = openDatabase({
    url: config.databaseUrl,
    maxConnections: config.maxConnections,
    planSettings: config.planSettings,
    applicationName: 'croupier-server',
    answerTimeoutMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  await migrate(database.db);
  const app = await createApp({ config, database, log });
  await app.listen();
  return {
    details: { demo: app.demo, firstOwner: app.firstOwner },
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
});
