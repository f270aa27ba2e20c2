import { createModules, type Modules } from '../../modules.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/log.ts';
import { createOutbox } from '../../platform/outbox.ts';
import type { HashingOptions } from '../../platform/password-hashing/hashing.config.ts';

/** The least work that Argon2 allows: the password is not what is tested. */
export const HASHING: HashingOptions = { memoryKib: 64, passes: 1, lanes: 1, concurrency: 2, queue: 500 };

const SECOND = 1_000;

/** A server's modules over a database, which ask about payouts after moments instead of minutes. */
export function openPayoutModules(url: string): { database: Database; modules: Modules } {
  const database = openDatabase({ url, maxConnections: 12 });
  const log = createLogger('silent', 'crash');
  const modules = createModules({
    database,
    clock: systemClock,
    log,
    outbox: createOutbox({ database, clock: systemClock, log }),
    hashing: HASHING,
    privateIntegrations: true,
    // Longer than the sandbox takes, so that a lost call is not mistaken for one under way.
    payoutTiming: { submitting: 2 * SECOND, asks: [200], absentAfter: 60 * SECOND },
  });
  return { database, modules };
}
