import type { RegistrationUser } from '@croupier/contract/identity.ts';
import { pino } from 'pino';
import { vi } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createCaptcha } from '../../captcha/index.ts';
import { createDelivery } from '../../delivery/index.ts';
import { createFactors } from '../../factors/index.ts';
import { createFederation } from '../../federation/index.ts';
import { createMerchants, type MerchantSettings } from '../../../base/merchants/index.ts';
import { createVerification } from '../../verification/index.ts';
import { translate } from '../../../../translate.ts';
import { createIdentity, type IdentityDeps } from '../index.ts';
import {
  createHashingThreads,
  type HashingEngine,
} from '../../../../platform/password-hashing/hashing-threads.ts';
import type { HashingOptions } from '../../../../platform/password-hashing/hashing.config.ts';

/** As little work as Argon2 allows: tests are about who gets in, not about how long a hash takes. */
const HASHING: HashingOptions = { memoryKib: 64, passes: 1, lanes: 1, concurrency: 2, queue: 200 };

export const CALLER = { ip: '203.0.113.9', country: '', userAgent: 'test', requestId: 'request-1' };

/** A browser that keeps nothing. */
export const PAGE = {
  origin: 'http://localhost:3000',
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
};

export const newUser = (username: string, changes: Partial<RegistrationUser> = {}): RegistrationUser => ({
  username,
  password: 'Secret-123',
  confirmPassword: 'Secret-123',
  termsAccepted: true,
  ageConfirmed: true,
  fullName: 'Ann Lee',
  ...changes,
});

/** Identity over a database of its own with both demo merchants, a clock that stands still, and a log in memory. */
export async function createIdentityWorld() {
  const database = await createTestDatabase();
  const threads = createHashingThreads();
  /** The real ones, watched: what they are asked for is the work that a caller could measure. */
  const hashingEngine = {
    hash: vi.fn<HashingEngine['hash']>(threads.hash),
    verify: vi.fn<HashingEngine['verify']>(threads.verify),
  };
  const { db } = database;
  const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const outbox = createOutbox({ database, clock, log });
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  const audit = createAudit({ db, clock });
  const captcha = createCaptcha({ db, clock, merchants });
  const delivery = createDelivery({ merchants, log });
  const verification = createVerification({ db, clock, merchants, delivery, translate });
  const federation = createFederation({ db, clock, merchants, log });
  const factors = createFactors({ db, clock, audit, merchants });
  await merchants.seedDemo();
  const changeSettings = async (
    merchantId: string,
    change: (settings: MerchantSettings) => MerchantSettings,
  ): Promise<void> => {
    await db.transaction().execute((tx) => merchants.changeSettings(tx, merchantId, change));
    merchants.refresh();
  };
  // Locks are what most of these tests look at: a captcha would stand before them.
  for (const merchantId of ['croupier', 'lotus'])
    await changeSettings(merchantId, (settings) => {
      const { signIn } = settings;
      const captcha = { ...signIn.captcha, login: { kind: 'image', when: 'never' } as const };
      return { ...settings, signIn: { ...signIn, captcha } };
    });
  // Captchas have tests of their own.
  await db.transaction().execute((tx) =>
    merchants.changeSettings(tx, 'lotus', (settings) => ({
      ...settings,
      signIn: {
        ...settings.signIn,
        captcha: { ...settings.signIn.captcha, registration: { kind: 'slider', when: 'never' } },
      },
    })),
  );
  merchants.refresh();
  /** Another server process over the same database, with nothing in its memory. */
  const createProcess = (changes: Partial<IdentityDeps> = {}) =>
    createIdentity({
      db,
      clock,
      log,
      outbox,
      merchants,
      audit,
      captcha,
      delivery,
      verification,
      federation,
      translate,
      factors,
      hashing: HASHING,
      hashingEngine,
      registrationsPerAddress: 1_000_000,
      ...changes,
    });
  return {
    database,
    db,
    clock,
    logged,
    merchants,
    audit,
    captcha,
    createProcess,
    hashingEngine,
    identity: createProcess(),
  };
}

export type IdentityWorld = Awaited<ReturnType<typeof createIdentityWorld>>;
