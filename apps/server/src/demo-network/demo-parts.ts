import { createManualClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Logger } from '../platform/log.ts';
import { createOutbox, type Outbox } from '../platform/outbox.ts';
import { moduleOptions } from '../module-options.ts';
import { createModules, type Modules } from '../modules.ts';
import { scheduledJobs } from '../scheduled-jobs.ts';
import { subscribe } from '../subscriptions.ts';
import { wire } from '../wiring.ts';

/** What plays the past of a shop: the product's own modules over a clock that is moved by hand. */
export type DemoParts = {
  db: Db;
  clock: ReturnType<typeof createManualClock>;
  modules: Modules;
  outbox: Outbox;
  jobs: readonly Job[];
};

export function createDemoParts(
  { config, database, log }: { config: Config; database: Database; log: Logger },
  { at, isRegistrationTold }: { at: Date; isRegistrationTold: boolean },
): DemoParts {
  const clock = createManualClock(at);
  const stored = createOutbox({ database, clock, log });
  // The network's own members get no welcome credit, which would be more than all that they play for.
  const outbox: Outbox = {
    ...stored,
    record: async (tx, event) => {
      if (isRegistrationTold || event.type !== 'member.registered') await stored.record(tx, event);
    },
  };
  const modules = createModules({ database, clock, log, outbox, ...moduleOptions(config) });
  wire(modules);
  subscribe(outbox, modules);
  return { db: database.db, clock, modules, outbox, jobs: scheduledJobs({ modules, clock, log }) };
}
