import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { derivedId, newId } from '../../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../../money/wallet/index.ts';
import { createRounds, type Rounds } from '../../rounds/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import type {
  TheirTransaction,
  TransferAnswer,
  Unknown,
  VendorClient,
  VendorProtocol,
} from '../vendors.types.ts';
import { readWalletBets } from './bets.usecases.ts';
import { collectAll, requestTransfer } from './collect.usecases.ts';
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

/** What the vendor does with the next call: carries it out or not, and answers or not. */
type Fault = 'none' | 'refuses' | 'lost_before' | 'lost_after' | 'under_way' | 'throws';

/** A vendor with wallets, which remembers transfers by our id. */
function createVendor() {
  const balances = new Map<string, bigint>();
  const transfers = new Map<string, TransferAnswer>();
  const state = { fault: 'none' as Fault, calls: 0, silent: false, list: [] as TheirTransaction[] };
  const unknown: Unknown = { unknown: true, reason: 'timeout' };
  const move = async (
    id: string,
    player: string,
    changeOf: (balance: bigint) => bigint,
  ): Promise<TransferAnswer | Unknown> => {
    state.calls += 1;
    const { fault } = state;
    if (fault === 'throws') throw new Error('a client that throws');
    if (fault === 'lost_before') return unknown;
    if (fault === 'refuses') return { state: 'failed', reason: 'closed' };
    if (fault === 'under_way') {
      transfers.set(id, { state: 'under_way' });
      return { state: 'under_way' };
    }
    const balance = balances.get(player) ?? 0n;
    const change = changeOf(balance);
    if (balance + change < 0n) return { state: 'failed', reason: 'insufficient_funds' };
    balances.set(player, balance + change);
    const answer = { state: 'done', amountMinor: change < 0n ? -change : change } as const;
    transfers.set(id, answer);
    return fault === 'lost_after' ? unknown : answer;
  };
  const vendorWallet: NonNullable<VendorClient['wallet']> = {
    deposit: ({ id, player, amountMinor }) => move(id, player, () => amountMinor),
    withdraw: ({ id, player, amountMinor }) => move(id, player, (balance) => -(amountMinor ?? balance)),
    balance: async (player) => ({ balanceMinor: balances.get(player) ?? 0n }),
    ask: async (id) => (state.silent ? unknown : (transfers.get(id) ?? { state: 'absent' })),
  };
  return { state, balances, transfers, wallet: vendorWallet };
}

type Vendor = ReturnType<typeof createVendor>;
const vendors = new Map<string, Vendor>();
let vendor: Vendor;
let accountId: string;

const protocol: VendorProtocol = {
  id: 'transfer',
  ownWallet: () => true,
  read: (stored) => ({ config: stored.config, keys: stored.secrets }),
  client: () => {
    throw new Error('not needed');
  },
};
const opened = (id: string): OpenedAccount => ({
  account: {
    merchantId,
    id,
    adapter: 'transfer',
    name: `Vendor ${id.slice(0, 4)}`,
    currency,
    config: {},
    hosts: [],
    addresses: [],
    state: 'open',
    isTest: false,
  },
  protocol,
  keys: { current: {} },
});

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
  vendors.set(id, createVendor());
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
    clientOf: ({ account: { id } }) => {
      const { wallet: theirs, state } = vendorOf(id);
      return {
        launch: () => Promise.reject(new Error('not needed')),
        games: async () => [],
        transactions: async ({ ...query }) =>
          'from' in query ? state.list.filter(({ at }) => at >= query.from && at < query.until) : [],
        replay: () => Promise.reject(new Error('not needed')),
        wallet: theirs,
      };
    },
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
  await wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor: 100n * ONE,
          code: 'welcome_credit',
          reference: memberId,
        },
      ],
    }),
  );
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

  test('all is what the vendor says, also winnings whose bets are not read yet', async () => {
    vendor.balances.set(nameOf(accountId), 70n * ONE);
    expect(await move('out', null)).toMatchObject({ state: 'done', amountMinor: 70n * ONE });
    expect(await standing()).toEqual({ main: 130n, hold: 0n, there: -30n, vendor: 0n });
    expect(await findings()).toEqual([]);
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
    vendorOf(done).balances.set(nameOf(done), 5n * ONE);
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
    expect((await standing()).main).toBe(104n);
    expect(await collectAll(deps, { merchantId, memberId, id })).toMatchObject([
      { state: 'done' },
      {},
      {},
      {},
      {},
    ]);
    expect((await standing()).main).toBe(104n);
    expect(await findings()).toEqual([]);
  });
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

  test('money taken out before its bets are read comes right with them', async () => {
    await move('in', 40n);
    vendor.balances.set(nameOf(accountId), 90n * ONE);
    await move('out', null);
    expect(await standing()).toMatchObject({ main: 150n, there: -50n });
    vendor.state.list = [
      line({ theirId: 'b-1', kind: 'bet', amountMinor: 10n * ONE }),
      line({ theirId: 'w-1', kind: 'win', amountMinor: 60n * ONE, final: true }),
    ];
    expect(await read()).toEqual({ taken: 2, problems: 0 });
    expect(await standing()).toMatchObject({ main: 150n, there: 0n });
  });

  test('a wallet that stays below zero is found', async () => {
    await move('in', 40n);
    vendor.balances.set(nameOf(accountId), 41n * ONE);
    await move('out', null);
    expect(await findings()).toEqual([]);
    await sql`update vendor_transfers set changed_at = now() - interval '61 minutes'
      where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(database.db);
    expect(await findings()).toMatchObject([
      { rule: 'a wallet at a vendor is below zero for an hour at most' },
    ]);
  });
});
