import { pino } from 'pino';
import { createManualClock } from '../../../../platform/clock.ts';
import { openSmsInbox } from '../../../../testing/sms-inbox.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { translate } from '../../../../translate.ts';
import { createDelivery } from '../../delivery/index.ts';
import { openMailServer } from '../../delivery/testing/mail-server.ts';
import { createMerchants } from '../../../base/merchants/index.ts';
import { createVerification, type VerificationDeps } from '../index.ts';

/** Codes on a separate database, with a gateway and a mail server on real sockets and a manual clock. */
export async function createVerificationWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  const [inbox, mailServer] = await Promise.all([openSmsInbox(), openMailServer()]);
  await merchants.seedDemo({ url: inbox.url, smtpUrl: mailServer.url });
  const delivery = createDelivery({ merchants, log });
  /** Another server process on the same database. */
  const createProcess = (changes: Partial<VerificationDeps> = {}) =>
    createVerification({ db, clock, merchants, delivery, translate, floorMilliseconds: 0, ...changes });
  return {
    db,
    clock,
    logged,
    merchants,
    inbox,
    mails: mailServer.received,
    createProcess,
    verification: createProcess(),
    close: async () => {
      await delivery.close();
      await Promise.all([inbox.close(), mailServer.close(), database.close()]);
    },
  };
}

export type VerificationWorld = Awaited<ReturnType<typeof createVerificationWorld>>;
