// Plays the past of the first demo shop over a simulated clock, in the background of `npm start`, and ends.
import { setPriority } from 'node:os';
import { createDemoParts } from './demo-network/demo-parts.ts';
import { playHistory } from './demo-network/history.ts';
import { findHistory } from './demo-network/histories.queries.ts';
import { MERCHANT_ID } from './demo-network/plan.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLogger } from './platform/log.ts';
import { runProcess } from './process.ts';

const ANSWER_TIMEOUT_MILLISECONDS = 10 * 60_000;
const LOW_PRIORITY = 10;

await runProcess('demo network', async () => {
  setPriority(LOW_PRIORITY);
  const config = readConfig();
  const log = createLogger(config.logLevel, 'demo-network');
  const database = openDatabase({
    url: config.databaseUrl,
    maxConnections: 6,
    planSettings: config.planSettings,
    applicationName: 'croupier-demo-network',
    answerTimeoutMilliseconds: ANSWER_TIMEOUT_MILLISECONDS,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const state = { stopped: false };
  const history = await findHistory(database.db, MERCHANT_ID);
  const parts = createDemoParts(
    { config, database, log },
    { at: history?.playedUntil ?? systemClock.now(), isRegistrationTold: false },
  );
  const playing = playHistory(parts, { log, now: systemClock.now, isStopped: () => state.stopped })
    .catch((error: unknown) => log.error({ err: error }, 'the demo network was not completed'))
    .finally(() => process.emit('disconnect'));
  return {
    stop: async () => {
      state.stopped = true;
      await playing;
      await parts.modules.payments.close();
      await parts.modules.wallet.close();
      await database.close();
    },
  };
});
