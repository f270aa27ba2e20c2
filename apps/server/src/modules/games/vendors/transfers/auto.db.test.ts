import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AutoTransfer } from '@croupier/contract/vendors/vendor-settings.ts';
import { sql } from 'kysely';
import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../../money/wallet/index.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import { clientOfVendor, createWalletVendor, openedAccount, welcome } from '../testing/wallet-vendor.ts';
import { fundVisit, returnAfter, type AutoDeps } from './auto.usecases.ts';
import { auditTransfers } from './transfers.checks.ts';

const [merchantId, currency, ONE] = ['croupier', 'THB', 10_000n];
const clock = createManualClock(new Date());
const vendors = new Map<string, ReturnType<typeof createWalletVendor>>();
let database: TestDatabase;
let wallet: Wallet;
let mode: AutoTransfer;
let memberId: string;
let deps: AutoDeps;

const opened = (id: string) => openedAccount({ merchantId, currency, id });
const vendorOf = (id: string) => {
  const found = vendors.get(id);
  if (!found) throw new Error(`no vendor ${id}`);
  return found;
};

async function openAccount(): Promise<string> {
  const id = newId();
  const row = { ...opened(id).account, secretsKeyId: 'k', secrets: Buffer.from('x'), createdAt: clock.now() };
  await database.db.transaction().execute((tx) => insertAccount(tx, row));
  await sql`insert into vendor_players (merchant_id, account_id, name, member_id, created_at)
    values (${merchantId}, ${id}, ${`p${id.slice(-10)}`}, ${memberId}, ${clock.now()})`.execute(database.db);
  vendors.set(id, createWalletVendor());
  return id;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  wallet = createWallet({ db, clock });
  wallet.hooks.checks.push(auditTransfers);
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${merchantId}, 'Aurum', ${currency}, '{}', now()) on conflict do nothing`.execute(db);
  deps = {
    db,
    clock,
    log: { warn: () => undefined },
    wallet,
    merchants: {
      byId: async () => ({ settings: { vendors: { autoTransfer: mode } } }),
    } as unknown as AutoDeps['merchants'],
    accounts: {
      find: async ({ id }) => opened(id),
      open: async ({ id }) => opened(id),
      list: async () => [],
    },
    players: { nameOf: async ({ id }) => `p${id.slice(-10)}` },
    clientOf: ({ account: { id } }) => clientOfVendor(vendorOf(id)),
  };
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});
beforeEach(async () => {
  memberId = newId();
  await welcome(wallet, { merchantId, memberId, currency, amountMinor: 100n * ONE });
});

const visitAt = (accountId: string) => ({ merchantId, memberId, id: newId(), accountId });
const mainNow = async () => (await wallet.balanceOf(merchantId, memberId, currency)).main.amountMinor / ONE;
const thereAt = (id: string) => (vendorOf(id).balances.get(`p${id.slice(-10)}`) ?? 0n) / ONE;

test('a launch moves all in, the next one takes it along, leaving moves it back', async () => {
  mode = 'all';
  const [first, second] = [await openAccount(), await openAccount()];
  expect(await fundVisit(deps, opened(first), visitAt(first))).toBeNull();
  expect([await mainNow(), thereAt(first)]).toEqual([0n, 100n]);
  const visit = visitAt(second);
  await fundVisit(deps, opened(second), visit);
  expect([await mainNow(), thereAt(first), thereAt(second)]).toEqual([0n, 0n, 100n]);
  // Again, as a retry does.
  await fundVisit(deps, opened(second), visit);
  expect(await returnAfter(deps, visit, false)).toMatchObject([{ state: 'done', amount: 100n * ONE }]);
  expect([await mainNow(), thereAt(second)]).toEqual([100n, 0n]);
  expect((await wallet.audit()).findings).toEqual([]);
});

test('an unknown outcome stops the chain', async () => {
  mode = 'all';
  const [first, second] = [await openAccount(), await openAccount()];
  await fundVisit(deps, opened(first), visitAt(first));
  vendorOf(first).state.fault = 'lost_after';
  const asked = vendorOf(second).state.calls;
  await expect(fundVisit(deps, opened(second), visitAt(second))).rejects.toMatchObject({
    code: 'vendors.transfer_open',
  });
  expect([vendorOf(second).state.calls, thereAt(second)]).toEqual([asked, 0n]);
  await expect(fundVisit(deps, opened(first), visitAt(first))).rejects.toMatchObject({
    code: 'vendors.transfer_open',
  });
  expect((await wallet.audit()).findings).toEqual([]);
});

test('a deposit that the vendor refuses leaves the money, and the game opens', async () => {
  mode = 'all';
  const account = await openAccount();
  vendorOf(account).state.fault = 'refuses';
  expect(await fundVisit(deps, opened(account), visitAt(account))).toBeNull();
  expect(await mainNow()).toBe(100n);
});

test('asking moves nothing by itself, and back only what the player has moved; off does nothing', async () => {
  const account = await openAccount();
  const visit = visitAt(account);
  mode = 'ask';
  expect(await fundVisit(deps, opened(account), visit)).toBe(account);
  expect(await mainNow()).toBe(100n);
  mode = 'all';
  await fundVisit(deps, opened(account), visit);
  mode = 'ask';
  expect(await returnAfter(deps, visit, false)).toEqual([]);
  expect(await returnAfter(deps, visit, true)).toMatchObject([{ state: 'done' }]);
  mode = 'off';
  expect(await fundVisit(deps, opened(account), visitAt(account))).toBeNull();
  expect(await returnAfter(deps, visitAt(account), true)).toEqual([]);
  expect(await mainNow()).toBe(100n);
});
