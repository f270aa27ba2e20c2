import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { derivedId, newId } from '../../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../../money/wallet/index.ts';
import { createRounds, type Rounds } from '../../rounds/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import type { TheirTransaction } from '../vendors.types.ts';
import {
  clientOfVendor,
  createWalletVendor,
  openedAccount,
  welcome,
  type Fault,
} from '../testing/wallet-vendor.ts';
import { readWalletBets } from './bets.usecases.ts';
import { releaseHeld } from './held.usecases.ts';
import { collectAll, requestTransfer } from './collect.usecases.ts';
import { collectOfStopped, stopMember } from './stopped.usecases.ts';
import { auditTransfers } from './transfers.checks.ts';
import { findTransfer } from './transfers.queries.ts';
import { askDueTransfers, askTransfer, transferMoney, type TransferDeps } from './transfers.usecases.ts';

const merchantId = 'croupier';
const currency = 'THB';
const ONE = 10_000n;
const clock = createManualClock(new Date());
let database: TestDatabase;
let wallet: Wallet;
let rounds: Rounds;
let memberId: string;

type Vendor = ReturnType<typeof createWalletVendor>;
const vendors = new Map<string, Vendor>();
let vendor: Vendor;
let accountId: string;

const opened = (id: string): OpenedAccount => openedAccount({ merchantId, currency, id });

async function openAccount(): Promise<string> {
  const id = newId();
  await database.db.transaction().execute((tx) =>
    insertAccount(tx, {
      ...opened(id).account,
      secretsKeyId: 'k',
      secrets: Buffer.from('x'),
      createdAt: clock.now(),
    }),
  );
  await sql`insert into vendor_players (merchant_id, account_id, name, member_id, created_at)
    values (${merchantId}, ${id}, ${`p${id.slice(-10)}`}, ${memberId}, ${clock.now()})`.execute(database.db);
  vendors.set(id, createWalletVendor());
  return id;
}
const nameOf = (id: string) => `p${id.slice(-10)}`;
const vendorOf = (id: string): Vendor => {
  const found = vendors.get(id);
  if (!found) throw new Error(`no vendor ${id}`);
  return found;
};

let deps: TransferDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  wallet = createWallet({ db: database.db, clock });
  rounds = createRounds({ db: database.db, clock, wallet });
  wallet.hooks.checks.push(rounds.check, auditTransfers);
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${merchantId}, 'Aurum', ${currency}, '{}', now()) on conflict do nothing`.execute(database.db);
  deps = {
    db: database.db,
    clock,
    log: { warn: () => undefined },
    wallet,
    accounts: {
      find: async ({ id }) => opened(id),
      open: async ({ id }) => opened(id),
      list: async () => [],
    },
    players: { nameOf: async ({ id }) => nameOf(id) },
    clientOf: ({ account: { id } }) => clientOfVendor(vendorOf(id)),
  };
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

beforeEach(async () => {
  // What earlier tests left open is not asked about again.
  await sql`update vendor_transfers set ask_at = null where merchant_id = ${merchantId}`.execute(database.db);
  memberId = newId();
  await welcome(wallet, { merchantId, memberId, currency, amountMinor: 100n * ONE });
  accountId = await openAccount();
  vendor = vendorOf(accountId);
});

async function standing(of = accountId) {
  const { rows } = await sql<{
    kind: string;
    amount: bigint;
  }>`select kind, balance_minor as amount from member_accounts
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(database.db);
  const balanceOf = (kind: string) => (rows.find((row) => row.kind === kind)?.amount ?? 0n) / ONE;
  return {
    main: balanceOf('main'),
    hold: balanceOf('transfer_hold'),
    there: balanceOf(`vendor_wallet:${of}`),
    vendor: (vendorOf(of).balances.get(nameOf(of)) ?? 0n) / ONE,
  };
}
const move = (direction: 'in' | 'out', amount: bigint | null, id = newId()) =>
  transferMoney(deps, {
    merchantId,
    memberId,
    id,
    accountId,
    direction,
    amountMinor: amount === null ? null : amount * ONE,
  });
/** A win that the vendor's list has told. */
const win = (amount: bigint) =>
  rounds.submit({
    kind: 'promo',
    id: newId(),
    merchantId,
    memberId,
    currency,
    vendor: 'DEEPBELL',
    gameId: 'deep-bell',
    roundId: newId(),
    amountMinor: amount * ONE,
    wallet: { owner: 'member', memberId, kind: `vendor_wallet:${accountId}` },
  });
const differences = async () => {
  const { rows } = await sql<{
    kind: string;
    state: string;
  }>`select kind, state, outcome from vendor_differences
    where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(database.db);
  return rows;
};
const findings = async () => (await wallet.audit()).findings;

describe('money in', () => {
  test.each<[Fault, string, Partial<Awaited<ReturnType<typeof standing>>>]>([
    ['none', 'done', { main: 60n, hold: 0n, there: 40n, vendor: 40n }],
    ['refuses', 'failed', { main: 100n, hold: 0n, there: 0n, vendor: 0n }],
    ['lost_before', 'unknown', { main: 60n, hold: 40n, there: 0n, vendor: 0n }],
    ['lost_after', 'unknown', { main: 60n, hold: 40n, there: 0n, vendor: 40n }],
    ['under_way', 'unknown', { main: 60n, hold: 40n, there: 0n, vendor: 0n }],
    ['throws', 'unknown', { main: 60n, hold: 40n, there: 0n, vendor: 0n }],
  ])('%s: %s', async (fault, state, expected) => {
    vendor.state.fault = fault;
    expect(await move('in', 40n)).toMatchObject({ state });
    expect(await standing()).toEqual(expected);
    expect(await findings()).toEqual([]);
  });

  test('more than there is, is refused and leaves no row', async () => {
    const id = newId();
    await expect(move('in', 101n, id)).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await findTransfer(database.db, { merchantId, id })).toBeUndefined();
    expect(vendor.state.calls).toBe(0);
  });

  test('the same request again finds its transfer and asks the vendor nothing', async () => {
    const id = newId();
    await move('in', 40n, id);
    expect(await move('in', 40n, id)).toMatchObject({ state: 'done' });
    expect(vendor.state.calls).toBe(1);
    expect(await standing()).toMatchObject({ main: 60n, there: 40n });
    await expect(move('out', 40n, id)).rejects.toMatchObject({ code: 'vendors.transfer_open' });
  });

  test('one open transfer per member and vendor, also at once', async () => {
    vendor.state.fault = 'lost_after';
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => move('in', 10n)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await standing()).toMatchObject({ main: 90n, hold: 10n, vendor: 10n });
  });

  test('the player’s own limit of a stake holds for it', async () => {
    const rules = {
      blocks: [],
      maxStake: String(30n * ONE),
      limits: [],
      reality: { every: 1_000_000, from: 0, played: 0 },
    };
    await sql`insert into play_guards (merchant_id, member_id, currency, version, kept_period, rules)
      values (${merchantId}, ${memberId}, ${currency}, 1, 0, ${JSON.stringify(rules)}::json)`.execute(
      database.db,
    );
    await expect(move('in', 31n)).rejects.toMatchObject({ code: 'protection.limit_reached' });
    expect(await standing()).toMatchObject({ main: 100n, hold: 0n });
    expect(await move('in', 30n)).toMatchObject({ state: 'done' });
  });
});

describe('money out', () => {
  beforeEach(async () => {
    await move('in', 40n);
  });

  test.each<[Fault, string, Partial<Awaited<ReturnType<typeof standing>>>]>([
    ['none', 'done', { main: 85n, hold: 0n, there: 15n, vendor: 15n }],
    ['refuses', 'failed', { main: 60n, hold: 0n, there: 40n, vendor: 40n }],
    ['lost_before', 'unknown', { main: 60n, hold: 0n, there: 40n, vendor: 40n }],
    ['lost_after', 'unknown', { main: 60n, hold: 0n, there: 40n, vendor: 15n }],
  ])('%s: %s', async (fault, state, expected) => {
    vendor.state.fault = fault;
    expect(await move('out', 25n)).toMatchObject({ state });
    expect(await standing()).toEqual(expected);
    expect(await findings()).toEqual([]);
  });

  test('what its list does not explain is held, and credited when it does', async () => {
    vendor.balances.set(nameOf(accountId), 70n * ONE);
    expect(await move('out', null)).toMatchObject({
      state: 'done',
      amountMinor: 70n * ONE,
      heldMinor: 30n * ONE,
    });
    expect(await standing()).toEqual({ main: 100n, hold: 0n, there: 0n, vendor: 0n });
    await releaseHeld(deps, merchantId);
    expect(await differences()).toEqual([]);
    clock.advance(10 * 60_000);
    await releaseHeld(deps, merchantId);
    expect(await differences()).toMatchObject([{ kind: 'transfer', state: 'open' }]);

    await win(20n);
    await releaseHeld(deps, merchantId);
    expect(await standing()).toMatchObject({ main: 120n, there: 0n });
    await win(15n);
    await releaseHeld(deps, merchantId);
    await releaseHeld(deps, merchantId);
    expect(await standing()).toMatchObject({ main: 130n, there: 5n });
    expect(await differences()).toMatchObject([{ kind: 'transfer', state: 'closed', outcome: 'agreed' }]);
    expect(await findings()).toEqual([]);
  });

  test('its list is read before it is credited', async () => {
    vendor.balances.set(nameOf(accountId), 70n * ONE);
    const transfer = {
      merchantId,
      memberId,
      id: newId(),
      accountId,
      direction: 'out',
      amountMinor: null,
    } as const;
    const done = await transferMoney({ ...deps, readBets: () => win(30n) }, transfer);
    expect(done).toMatchObject({ heldMinor: 0n });
    expect(await standing()).toMatchObject({ main: 130n, there: 0n });
  });
});

describe('an unknown outcome', () => {
  const ask = (id: string) => askTransfer(deps, { merchantId, id });

  test.each<[Fault, 'done' | 'failed', Partial<Awaited<ReturnType<typeof standing>>>]>([
    ['lost_after', 'done', { main: 60n, hold: 0n, there: 40n, vendor: 40n }],
    ['lost_before', 'failed', { main: 100n, hold: 0n, there: 0n, vendor: 0n }],
  ])('%s ends as %s', async (fault, state, expected) => {
    vendor.state.fault = fault;
    const { id } = await move('in', 40n);
    // Absent is believed only when the vendor can no longer be carrying it out.
    if (state === 'failed') expect(await ask(id)).toMatchObject({ state: 'unknown', reason: 'absent' });
    clock.advance(2 * 60_000);
    expect(await ask(id)).toMatchObject({ state });
    expect(await ask(id)).toMatchObject({ state });
    expect(await standing()).toEqual(expected);
    expect(await findings()).toEqual([]);
  });

  test('is asked about again and again, less and less often', async () => {
    vendor.state.fault = 'lost_after';
    vendor.state.silent = true;
    const { id } = await move('in', 40n);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const known = await findTransfer(database.db, { merchantId, id });
      const wait = (known?.askAt?.getTime() ?? 0) - clock.now().getTime();
      waits.push(wait / 1_000);
      clock.advance(wait - 1);
      expect(await askDueTransfers(deps, merchantId)).toBe(0);
      clock.advance(1);
      expect(await askDueTransfers(deps, merchantId)).toBe(1);
    }
    expect(waits).toEqual([2, 10, 60, 300, 900, 900]);
    vendor.state.silent = false;
    expect(await ask(id)).toMatchObject({ state: 'done' });
  });

  test('a transfer whose process died is asked about, too', async () => {
    vendor.state.fault = 'lost_after';
    const { id } = await move('in', 40n);
    await sql`update vendor_transfers set state = 'sent', tries = 0, ask_at = created_at + interval '15 seconds'
      where merchant_id = ${merchantId} and id = ${id}`.execute(database.db);
    clock.advance(15_000);
    const accounts = { ...deps.accounts, find: () => Promise.reject(new Error('no key')) };
    expect(await askDueTransfers({ ...deps, accounts }, merchantId)).toBe(1);
    clock.advance(2_000);
    expect(await askDueTransfers(deps, merchantId)).toBe(1);
    expect(await standing()).toMatchObject({ hold: 0n, there: 40n });
  });

  test('asked by several at once, the money moves once', async () => {
    vendor.state.fault = 'lost_after';
    const { id } = await move('in', 40n);
    await Promise.all(Array.from({ length: 5 }, () => ask(id)));
    expect(await standing()).toEqual({ main: 60n, hold: 0n, there: 40n, vendor: 40n });
  });

  test('of taking everything out is booked with the amount that the vendor tells', async () => {
    await move('in', 40n);
    vendor.state.fault = 'lost_after';
    const { id } = await move('out', null);
    expect(await ask(id)).toMatchObject({ state: 'done', amountMinor: 40n * ONE });
    expect(await standing()).toEqual({ main: 100n, hold: 0n, there: 0n, vendor: 0n });
  });
});

describe('the member’s request', () => {
  const request = (from: string, to: string, amount: bigint | 'all', id = newId()) =>
    requestTransfer(deps, { merchantId, memberId, id, from, to, amount, mainMinor: 100n * ONE });

  test('all of the main wallet, and back', async () => {
    expect(await request('MAIN', accountId, 'all')).toMatchObject([{ state: 'done', amount: 100n * ONE }]);
    expect(await request(accountId, 'MAIN', 30n * ONE)).toMatchObject([{ state: 'done', amount: 30n * ONE }]);
    expect(await standing()).toEqual({ main: 30n, hold: 0n, there: 70n, vendor: 70n });
  });

  test.each([
    ['MAIN', 'MAIN'],
    ['ALL', 'ALL'],
    ['MAIN', 'ALL'],
    [newId(), newId()],
    ['ALL', newId()],
  ])('from %s to %s goes nowhere', async (from, to) => {
    await expect(request(from, to, ONE)).rejects.toMatchObject({ code: 'vendors.transfer_places' });
  });

  test('collecting everything has a line per vendor and names what is unknown', async () => {
    const [done, empty, lost, refusing, busy] = [
      accountId,
      await openAccount(),
      await openAccount(),
      await openAccount(),
      await openAccount(),
    ];
    await move('in', 5n);
    vendorOf(lost).balances.set(nameOf(lost), 7n * ONE);
    vendorOf(lost).state.fault = 'lost_after';
    vendorOf(refusing).state.fault = 'refuses';
    vendorOf(busy).state.fault = 'lost_before';
    await transferMoney(deps, {
      merchantId,
      memberId,
      id: newId(),
      accountId: busy,
      direction: 'in',
      amountMinor: ONE,
    });
    const id = newId();
    expect(await collectAll(deps, { merchantId, memberId, id })).toMatchObject([
      { accountId: done, state: 'done', amount: 5n * ONE },
      { accountId: empty, state: 'nothing', amount: null },
      { accountId: lost, state: 'unknown', reason: 'timeout' },
      { accountId: refusing, state: 'failed', reason: 'closed' },
      { accountId: busy, state: 'unknown', reason: 'under_way' },
    ]);
    expect((await standing()).main).toBe(99n);
    expect(await collectAll(deps, { merchantId, memberId, id })).toMatchObject([
      { state: 'done' },
      {},
      {},
      {},
      {},
    ]);
    expect((await standing()).main).toBe(99n);
    expect(await findings()).toEqual([]);
  });
});

test('what a member has at vendors comes back when they may not play any more', async () => {
  const protection = (code: 'protection.excluded' | null) => ({
    ...deps,
    visits: { forget: () => undefined },
    protection: { stateOf: async () => ({ code, until: null, mayGetMarketing: false }) },
  });
  await move('in', 40n);
  await stopMember(protection(null), { merchantId, memberId });
  expect(await standing()).toMatchObject({ main: 60n, there: 40n });
  vendor.state.fault = 'lost_after';
  await stopMember(protection('protection.excluded'), { merchantId, memberId });
  expect(await standing()).toMatchObject({ main: 60n, vendor: 0n });
  clock.advance(2_000);
  await askDueTransfers(deps, merchantId);
  expect(await standing()).toMatchObject({ main: 100n, there: 0n });

  vendor.state.fault = 'none';
  await move('in', 40n);
  await collectOfStopped(protection('protection.excluded'), merchantId);
  expect(await standing()).toMatchObject({ main: 60n, there: 40n });
  await sql`insert into protection_closures (merchant_id, id, member_id, reason_code, closed_at)
    values (${merchantId}, ${newId()}, ${memberId}, 'other', now())`.execute(database.db);
  await collectOfStopped(protection('protection.excluded'), merchantId);
  expect(await standing()).toMatchObject({ main: 100n, there: 0n });
});

describe('bets at the vendor', () => {
  const line = (
    fields: Partial<TheirTransaction> & Pick<TheirTransaction, 'theirId' | 'kind'>,
  ): TheirTransaction => ({
    player: nameOf(accountId),
    unit: 'u-1',
    game: 'deep-bell',
    amountMinor: 0n,
    currency,
    state: 'done',
    at: new Date(clock.now().getTime() - 60_000),
    ...fields,
  });
  const read = () =>
    readWalletBets(
      {
        ...deps,
        rounds,
        idsOf: ({ id }) => ({
          transaction: (theirId) => derivedId('vendor', id, merchantId, theirId),
          unit: (member, unit) => derivedId('vendor-unit', id, merchantId, member, unit),
        }),
        memberOf: async (_account, player) => (player === nameOf(accountId) ? memberId : undefined),
        gameOf: async (_account, game) =>
          game === 'deep-bell' ? { vendor: 'DEEPBELL', gameId: 'deep-bell' } : undefined,
      },
      opened(accountId),
    );

  test('become rounds between the wallet there and the house, once', async () => {
    await move('in', 40n);
    vendor.state.list = [
      line({ theirId: 'b-1', kind: 'bet', amountMinor: 30n * ONE }),
      line({ theirId: 'w-1', kind: 'win', amountMinor: 50n * ONE, final: true }),
      line({ theirId: 'b-2', kind: 'bet', unit: 'u-2', amountMinor: 5n * ONE, state: 'rolled_back' }),
      line({ theirId: 'r-2', kind: 'rollback', unit: 'u-2', betId: 'b-2' }),
      line({ theirId: 'b-3', kind: 'bet', unit: 'u-3', amountMinor: 9n * ONE, state: 'refused' }),
    ];
    expect(await read()).toEqual({ taken: 4, problems: 0 });
    expect(await read()).toEqual({ taken: 4, problems: 0 });
    expect(await standing()).toMatchObject({ main: 60n, there: 60n });
    const { items } = await rounds.listRounds({ merchantId, memberId, pageNum: 1, pageSize: 10 });
    expect(items).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('an unknown game or player is a problem that holds up nothing else', async () => {
    await move('in', 40n);
    vendor.state.list = [
      line({ theirId: 'b-1', kind: 'bet', game: 'another', amountMinor: ONE }),
      line({ theirId: 'b-2', kind: 'bet', player: 'somebody', amountMinor: ONE }),
      line({ theirId: 'b-3', kind: 'bet', unit: 'u-3', amountMinor: ONE }),
    ];
    expect(await read()).toEqual({ taken: 1, problems: 2 });
    expect(await standing()).toMatchObject({ there: 39n });
  });

  test('what could not be booked for an hour is listed, and holds up nothing', async () => {
    await move('in', 40n);
    vendor.state.list = [line({ theirId: 'b-old', kind: 'bet', game: 'another', amountMinor: ONE })];
    await read();
    expect(await differences()).toEqual([]);
    clock.advance(60 * 60_000);
    await read();
    expect(await differences()).toMatchObject([{ kind: 'bet_missing', state: 'open' }]);
    vendor.state.list.push(line({ theirId: 'b-new', kind: 'bet', unit: 'u-9', amountMinor: ONE }));
    clock.advance(60 * 60_000);
    await read();
    expect(await read()).toMatchObject({ problems: 0 });
    expect(await standing()).toMatchObject({ there: 39n });
  });

  test('a wallet that stays below zero is found', async () => {
    await move('in', 40n);
    vendor.state.list = [line({ theirId: 'b-1', kind: 'bet', amountMinor: 41n * ONE })];
    await read();
    await move('out', null);
    expect(await findings()).toEqual([]);
    await sql`update vendor_transfers set changed_at = now() - interval '61 minutes'
      where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(database.db);
    expect(await findings()).toMatchObject([
      { rule: 'a wallet at a vendor is below zero for an hour at most' },
    ]);
  });
});
