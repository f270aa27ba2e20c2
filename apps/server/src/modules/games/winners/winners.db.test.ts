import type { Winner } from '@croupier/contract/games/winners.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { createLogger } from '../../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createCatalogue } from '../catalogue/index.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createMerchants } from '../../base/merchants/index.ts';
import { createRounds, type Rounds } from '../rounds/index.ts';
import { createWallet, type Wallet } from '../../money/wallet/index.ts';
import { createBoards, type BoardQuery } from './winners.usecases.ts';

const CURRENCIES: Readonly<Record<string, string>> = { croupier: 'EUR', lotus: 'THB' };
const ONE = 10_000n;
const PAST_CACHE_LIFETIME = 5_000;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

const clock = createManualClock(new Date());
let database: TestDatabase;
let wallet: Wallet;
let rounds: Rounds;
let board: (query: BoardQuery) => Promise<Winner[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const log = createLogger('silent', 'test');
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  wallet = createWallet({ db, clock });
  rounds = createRounds({ db, clock, wallet });
  const catalogue = createCatalogue({ db, clock, log, merchants, audit: createAudit({ db, clock }) });
  await catalogue.seedInHouse();
  // One game of another category.
  await sql`update games set category = 'rng' where id = 'mines'`.execute(db);
  await sql`update catalogue_version set version = version + 1`.execute(db);
  board = createBoards({ db, clock, catalogue, merchants });
});
beforeEach(async () => {
  await sql`delete from round_wins`.execute(database.db);
  clock.advance(PAST_CACHE_LIFETIME);
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

let names = 0;
async function newMember(
  merchantId = 'croupier',
  { type = 0, status = 'open' }: { type?: number; status?: string } = {},
): Promise<{ id: string; account: string }> {
  const id = newId();
  const account = `player${(names += 1)}z`;
  await sql`insert into members (merchant_id, id, account, account_key, type, status, password_changed_at, profile,
      registered_at, registered_ip)
    values (${merchantId}, ${id}, ${account}, ${account}, ${type}, ${status}, now(), '{}', now(), '::1')`.execute(
    database.db,
  );
  await wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId,
      currency: CURRENCIES[merchantId] ?? '',
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId: id, kind: 'main' },
          amountMinor: 1_000n * ONE,
          code: 'welcome_credit',
          reference: id,
        },
      ],
    }),
  );
  return { id, account };
}

type Play = { merchantId?: string; gameId?: string; stake?: bigint; payout: bigint };
async function play(memberId: string, given: Play): Promise<string> {
  const { merchantId = 'croupier', gameId = 'dice', stake = ONE, payout } = given;
  const id = newId();
  await wallet.transaction((tx) =>
    rounds.play(tx, {
      id,
      merchantId,
      memberId,
      gameId,
      vendor: 'originals',
      currency: CURRENCIES[merchantId] ?? '',
      rulesVersion: '1',
      stakeMinor: stake,
      payoutMinor: payout,
    }),
  );
  clock.advance(10);
  return id;
}

const ask = (query: Partial<BoardQuery> = {}): Promise<Winner[]> =>
  board({
    merchantId: 'croupier',
    board: 'latest',
    gameCategory: 'ALL',
    limitNum: 20,
    language: 'EN',
    ...query,
  });
const idsOf = (list: readonly Winner[]): string[] => list.map(({ roundId }) => roundId);

test('the latest wins come first, with the game’s name in the requested language and a masked player name', async () => {
  const { id, account } = await newMember();
  const first = await play(id, { payout: 7n * ONE });
  await play(id, { payout: 0n });
  await play(id, { payout: ONE });
  const second = await play(id, { payout: 6n * ONE, gameId: 'mines' });
  const shown = await ask();
  expect(idsOf(shown)).toEqual([second, first]);
  expect(shown[0]).toMatchObject({
    customerName: `pl***z`,
    winAmount: 6n * ONE,
    stake: ONE,
    currency: 'EUR',
    gameName: 'Mines',
    gameId: 'mines',
    gameType: 'rng',
    iconUrl: expect.stringMatching(/^\/art\//),
  });
  expect(JSON.stringify(shown, (_, value: unknown) => String(value))).not.toContain(account);
  expect((await ask({ language: 'TY' }))[0]?.gameName).not.toBe('Mines');
  expect(await ask({ limitNum: 1 })).toHaveLength(1);
});

test('both boards show seven days, and the biggest wins rank by what came back above the stake', async () => {
  const [first, second, third] = [await newMember(), await newMember(), await newMember()];
  await play(first.id, { payout: 900n * ONE });
  clock.advance(8 * DAY_MILLISECONDS);
  const high = await play(second.id, { stake: 50n * ONE, payout: 60n * ONE });
  const higher = await play(third.id, { stake: ONE, payout: 40n * ONE });
  expect(idsOf(await ask({ board: 'biggest' }))).toEqual([higher, high]);
  expect(idsOf(await ask())).toEqual([higher, high]);
});

test('a player has one row for each game, and small wins have none', async () => {
  const [often, other] = [await newMember(), await newMember()];
  await play(often.id, { payout: 30n * ONE });
  const best = await play(often.id, { payout: 40n * ONE });
  const mines = await play(often.id, { payout: 7n * ONE, gameId: 'mines' });
  const theirs = await play(other.id, { payout: 6n * ONE });
  const last = await play(often.id, { payout: 20n * ONE });
  await play(other.id, { payout: 6n * ONE - 1n, gameId: 'mines' });
  expect(idsOf(await ask())).toEqual([last, theirs, mines]);
  expect(idsOf(await ask({ board: 'biggest' }))).toEqual([best, mines, theirs]);
});

test('filters by category, including one that is rarely played', async () => {
  const { id } = await newMember();
  const mines = await play(id, { payout: 6n * ONE, gameId: 'mines' });
  for (let count = 0; count < 25; count += 1) await play((await newMember()).id, { payout: 6n * ONE });
  expect(idsOf(await ask({ gameCategory: 'rng' }))).toEqual([mines]);
  expect(await ask({ gameCategory: 'bgs' })).toHaveLength(20);
  expect(await ask({ gameCategory: 'live' })).toEqual([]);
});

test('excludes trial, closed and locked accounts, open and voided rounds, and other merchants', async () => {
  const real = await newMember();
  const trial = await newMember('croupier', { type: 4 });
  const closed = await newMember('croupier', { status: 'closed' });
  const locked = await newMember('croupier', { status: 'locked' });
  const other = await newMember('lotus');
  for (const { id } of [trial, closed, locked]) await play(id, { payout: 500n * ONE });
  const theirs = await play(other.id, { payout: 700n * ONE, merchantId: 'lotus' });
  const mine = await play(real.id, { payout: 6n * ONE });
  const game = {
    merchantId: 'croupier',
    memberId: real.id,
    vendor: 'originals',
    gameId: 'dice',
    currency: 'EUR',
  };
  for (const end of ['open', 'void'] as const) {
    const id = newId();
    await wallet.transaction((tx) => rounds.open(tx, { ...game, id, rulesVersion: '1', stakeMinor: ONE }));
    if (end === 'void') await wallet.transaction((tx) => rounds.void(tx, { ...game, id }));
  }
  for (const kind of ['latest', 'biggest'] as const) {
    expect(idsOf(await ask({ board: kind }))).toEqual([mine]);
    expect(idsOf(await ask({ board: kind, merchantId: 'lotus' }))).toEqual([theirs]);
  }
});

test('a round of several steps appears only after it is settled, and only once', async () => {
  const { id: memberId } = await newMember();
  const key = {
    id: newId(),
    merchantId: 'croupier',
    memberId,
    gameId: 'mines',
    vendor: 'originals',
    currency: 'EUR',
  };
  await wallet.transaction((tx) => rounds.open(tx, { ...key, rulesVersion: '1', stakeMinor: ONE }));
  for (let time = 0; time < 2; time += 1)
    await wallet.transaction((tx) => rounds.settle(tx, { ...key, payoutMinor: 6n * ONE }));
  expect(idsOf(await ask())).toEqual([key.id]);
});

test('a board is cached for a moment', async () => {
  const { id } = await newMember();
  expect(await ask()).toEqual([]);
  const round = await play(id, { payout: 6n * ONE });
  expect(await ask()).toEqual([]);
  clock.advance(PAST_CACHE_LIFETIME);
  expect(idsOf(await ask())).toEqual([round]);
});

test('wins that no board shows any more are deleted', async () => {
  const win = async (): Promise<string> => play((await newMember()).id, { payout: 6n * ONE });
  await win();
  clock.advance(8 * DAY_MILLISECONDS);
  const kept = await win();
  clock.advance(DAY_MILLISECONDS / 2);
  const [job] = rounds.jobs;
  await job?.run();
  const { rows } = await sql<{ id: string }>`select round_id as id from round_wins`.execute(database.db);
  expect(rows).toEqual([{ id: kept }]);
});
