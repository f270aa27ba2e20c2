import type { RegistrationUser } from '@croupier/contract/access/identity.ts';
import { pino } from 'pino';
import { vi } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import type { HashingOptions } from '../../../../platform/password-hashing/hashing.config.ts';
import {
  createHashingThreads,
  type HashingEngine,
} from '../../../../platform/password-hashing/hashing-threads.ts';
import { createPasswordHasher } from '../../../../platform/password-hashing/password-hasher.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { translate } from '../../../../translate.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createMerchants, type MerchantSettings } from '../../../base/merchants/index.ts';
import { createCaptcha } from '../../captcha/index.ts';
import { createDelivery } from '../../delivery/index.ts';
import { createFactors } from '../../factors/index.ts';
import { createFederation } from '../../federation/index.ts';
import { createMembers } from '../../members/index.ts';
import { createSessions } from '../../sessions/index.ts';
import { createVerification } from '../../verification/index.ts';
import { createSignIn, type SignInDeps } from '../index.ts';

/** The least work that Argon2 allows, because these tests are not about the cost of a hash. */
const HASHING: HashingOptions = { memoryKib: 64, passes: 1, lanes: 1, concurrency: 2, queue: 200 };

export const CALLER = { ip: '203.0.113.9', country: '', userAgent: 'test', requestId: 'request-1' };

/** A browser that keeps no cookies. */
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

type Change = (settings: MerchantSettings) => MerchantSettings;
const withoutCaptcha =
  (purpose: 'login' | 'registration'): Change =>
  (settings) => {
    const { signIn } = settings;
    const captcha = { ...signIn.captcha, [purpose]: { kind: 'image', when: 'never' } as const };
    return { ...settings, signIn: { ...signIn, captcha } };
  };

/** The access modules over their own database with both demo merchants, a manual clock, and a log in memory. */
export async function createSignInWorld() {
  const database = await createTestDatabase();
  const threads = createHashingThreads();
  /** The real engine with spies, which show the work that a caller could measure. */
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
  await merchants.seedDemo();
  // These tests are about locks, which a captcha would come before.
  for (const [merchantId, change] of [
    ['croupier', withoutCaptcha('login')],
    ['lotus', withoutCaptcha('login')],
    ['lotus', withoutCaptcha('registration')],
  ] as const)
    await db.transaction().execute((tx) => merchants.changeSettings(tx, merchantId, change));
  merchants.refresh();

  /** Another server process over the same database, with empty caches. */
  const createProcess = (changes: Partial<SignInDeps> & { hashing?: HashingOptions } = {}) => {
    const factors = createFactors({ db, clock, audit, merchants });
    const members = createMembers({ db, clock, outbox, merchants, audit });
    const sessions = createSessions({ db, clock, outbox, audit, members });
    const hasher = createPasswordHasher(changes.hashing ?? HASHING, hashingEngine);
    const signIn = createSignIn({
      db,
      clock,
      log,
      outbox,
      hasher,
      translate,
      merchants,
      audit,
      captcha,
      delivery,
      verification,
      federation,
      factors,
      members,
      sessions,
      registrationsPerAddress: 1_000_000,
      ...changes,
    });
    factors.hooks.accountName.push(members.accountName);
    factors.hooks.enrolled.push(signIn.enrolled);
    return { factors, members, sessions, hasher, signIn };
  };
  return {
    database,
    db,
    clock,
    log,
    logged,
    merchants,
    audit,
    captcha,
    createProcess,
    hashingEngine,
    ...createProcess(),
  };
}

export type SignInWorld = Awaited<ReturnType<typeof createSignInWorld>>;
