import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { createManualClock } from '../../../../platform/clock.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createMerchants } from '../../../base/merchants/index.ts';
import type { FactorHandlers } from '../factors.routes.ts';
import { createFactors } from '../index.ts';
import type { FactorDeps } from '../factors.types.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

export const ORIGIN = 'https://play.example.com';
const STEP_MILLISECONDS = 30_000;

/** Factors on a separate database, with a manual clock. */
export async function createFactorsWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createManualClock(new Date('2026-11-21T12:00:05Z'));
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  const audit = createAudit({ db, clock });
  await merchants.seedDemo();
  const createProcess = (changes: Partial<FactorDeps> = {}) => {
    const process = createFactors({ db, clock, audit, merchants, ...changes });
    process.hooks.accountName.push(async () => 'ann');
    return process;
  };
  const factors = createProcess();
  const handlers = factors.routes.handlers as unknown as FactorHandlers;

  const call = (account: Account, origin = ORIGIN) => ({
    account,
    merchantId: account.merchantId,
    language: 'EN',
    ip: '203.0.113.9',
    country: '',
    userAgent: 'test',
    requestId: 'request-1',
    origin,
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
  });

  /** A new account at a merchant, or on the console if the merchant is empty. */
  const newAccount = (merchantId = 'croupier', changes: Partial<Account> = {}): Account => ({
    id: randomUUID(),
    merchantId,
    sessionId: randomUUID(),
    kind: merchantId === '' ? 'operator' : 'member',
    pending: null,
    confirmedAt: clock.now(),
    ...changes,
  });
  const ownerOf = ({ merchantId, id: accountId }: Account) => ({ merchantId, accountId });

  /** The app's code, a number of steps from now. */
  const codeOf = (secret: string, steps = 0): string =>
    generateSync({ secret, epoch: Math.floor((clock.now().getTime() + steps * STEP_MILLISECONDS) / 1000) });

  return {
    database,
    db,
    clock,
    merchants,
    audit,
    factors,
    handlers,
    createProcess,
    call,
    newAccount,
    ownerOf,
    codeOf,
    nextStep: (): void => clock.advance(STEP_MILLISECONDS),
    /** Sets up an authenticator app. */
    withApp: async (account: Account) => {
      const { secret } = await handlers.beginTotp(call(account));
      const { recoveryCodes } = await handlers.finishTotp({
        ...call(account),
        body: { code: codeOf(secret) },
      });
      return { secret, recoveryCodes };
    },
    withPasskey: async (account: Account, passkey: SoftwarePasskey, name = 'phone') => {
      const { challenge, options } = await handlers.passkeyOptions(call(account));
      const body = { challenge, name, response: passkey.create(options) };
      return handlers.addPasskey({ ...call(account), body });
    },
  };
}

export type FactorsWorld = Awaited<ReturnType<typeof createFactorsWorld>>;
