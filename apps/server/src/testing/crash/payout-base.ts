import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/log.ts';
import { createOutbox } from '../../platform/outbox.ts';

const SECOND = 1_000;

/** Asks about payouts after moments instead of minutes. */
export const PAYOUT_TIMING = {
  // Longer than the sandbox takes, so that a lost call is not mistaken for one under way.
  submitting: 2 * SECOND,
  asks: [200],
  absentAfter: 60 * SECOND,
};

/** What every process of the test opens. */
export function openPayoutBase(url: string) {
  const database = openDatabase({ url, maxConnections: 12 });
  const log = createLogger('silent', 'crash');
  return { database, log, clock: systemClock, outbox: createOutbox({ database, clock: systemClock, log }) };
}
