import { randomUUID } from 'node:crypto';
import { drawJackpot } from '@croupier/fairplay/jackpot.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { minesOf } from '../testing/mines-play.ts';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';

type Player = { merchantId: string; memberId: string };

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
});
afterEach(async () => {
  house.setJackpot({});
  await house.expectCleanAudit();
});
afterAll(() => house.close());

const STAKE = 10n * ONE;
/** Every round with this stake wins the jackpot. */
const CERTAIN = { drawnOncePerMinor: STAKE };

const bet = (
  player: Player,
  id: string = randomUUID(),
  { originals }: Pick<TestGames, 'originals'> = house,
) =>
  originals.bet({
    ...player,
    id,
    stakeMinor: STAKE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  });

const poolOf = async (merchantId = 'croupier', currency = 'EUR'): Promise<bigint> => {
  const account = { owner: 'house', kind: 'jackpot', key: 'originals' } as const;
  return house.wallet.houseAccountBalance(house.db, { merchantId, currency, account });
};

const detailOf = async ({ merchantId }: Player, roundId: string): Promise<Record<string, unknown>> =>
  (await house.rounds.getRound({ merchantId, roundId })).detail as Record<string, unknown>;

test('the house puts in the start amount, and each stake contributes', async () => {
  const player = await house.addPlayer(100n * ONE);
  expect((await house.jackpot.pool('croupier', 'EN'))?.amount).toBe(5_000n * ONE);
  const before = await poolOf();
  const first = await bet(player);
  const mines = await minesOf(house.originals).start({
    ...player,
    id: randomUUID(),
    stakeMinor: 5n * ONE,
    mines: 3,
  });
  expect([first.jackpot, mines.jackpot]).toEqual([null, null]);
  // 20 basis points of 10 and of 5.
  expect((await poolOf()) - before).toBe(200n + 100n);
});

test('the terms of the draw are in the round’s record and can be recomputed', async () => {
  const player = await house.addPlayer(100n * ONE);
  await bet(player);
  const { serverSeed, clientSeed, nextNonce: nonce } = await house.readSeeds(player);
  const drawnOncePerMinor = 10n ** 16n;
  house.setJackpot({ drawnOncePerMinor });
  const { roundId } = await bet(player);
  const detail = await detailOf(player, roundId);
  const terms = { stakeMinor: STAKE, drawnOncePerMinor };
  const { draw } = drawJackpot({ serverSeed, clientSeed, nonce }, terms);
  expect(detail['jackpot']).toEqual({
    rulesVersion: 'jackpot/1',
    stakeMinor: '100000',
    drawnOncePerMinor: String(drawnOncePerMinor),
    contributionMinor: '200',
    draw,
    wonMinor: null,
  });
  const shown = fairGames.dice.verifyRecord({ serverSeed, clientSeed, nonce, record: detail });
  expect(shown?.jackpot).toMatchObject({ draw, drawn: false });
});

test('a winning round receives the whole pool once, and the merchant seeds it again', async () => {
  const player = await house.addPlayer(100n * ONE);
  await bet(player);
  const before = await poolOf();
  house.setJackpot(CERTAIN);
  const id = randomUUID();
  const won = await bet(player, id);
  expect(won.jackpot).toBe(before + 200n);
  expect(won.balance).toBe(
    100n * ONE - 2n * STAKE + before + 200n + won.payout + (await paidBefore(player, id)),
  );
  expect(await poolOf()).toBe(5_000n * ONE);

  const again = await bet(player, id);
  expect(again).toEqual(won);
  expect(await poolOf()).toBe(5_000n * ONE);

  const { items } = await house.wallet.statement({
    ...player,
    currency: 'EUR',
    code: 'jackpot',
    pageNum: 1,
    pageSize: 10,
  });
  expect(items).toMatchObject([{ amountMinor: before + 200n, reference: id }]);
});

/** Jackpot payments to this player for other rounds. */
async function paidBefore({ merchantId, memberId }: Player, exceptId: string): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`select coalesce(sum(payout_minor), 0)::int8 as paid from rounds
    where merchant_id = ${merchantId} and member_id = ${memberId} and id <> ${exceptId}`.execute(house.db);
  return rows[0]?.paid ?? 0n;
}

test('a mines round is drawn at its start, and reports a win until it is over', async () => {
  const player = await house.addPlayer(100n * ONE);
  house.setJackpot(CERTAIN);
  const started = await minesOf(house.originals).start({
    ...player,
    id: randomUUID(),
    stakeMinor: STAKE,
    mines: 1,
  });
  expect(started.jackpot).toBeGreaterThanOrEqual(5_000n * ONE);
  const { roundId } = started;
  house.setJackpot({});
  expect((await minesOf(house.originals).current(player))?.jackpot).toBe(started.jackpot);
  const at = { ...player, roundId };
  const moved = await minesOf(house.originals).open({ ...at, step: 0, field: 12 });
  expect(moved.jackpot).toBe(started.jackpot);
  const ended = moved.isOver ? moved : await minesOf(house.originals).cashOut({ ...at, step: 1 });
  expect(ended.jackpot).toBe(started.jackpot);
  expect(await detailOf(player, roundId)).toMatchObject({
    view: ended.view,
    jackpot: { wonMinor: String(started.jackpot) },
  });
});

test('of several concurrent winners on several servers, each gets what the pool holds then', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => house.addPlayer(100n * ONE)));
  const servers = [house, house.startServer()];
  house.setJackpot(CERTAIN);
  const before = await poolOf();
  const answers = await Promise.all(
    players.map((player, index) => bet(player, randomUUID(), servers[index % 2])),
  );
  const won = answers.map(({ jackpot }) => jackpot ?? 0n);
  expect(won.toSorted((a, b) => Number(b - a)).slice(1)).toEqual(Array(7).fill(5_000n * ONE + 200n));
  expect(won.some((amount) => amount === before + 200n)).toBe(true);
  expect(await poolOf()).toBe(5_000n * ONE);
});

test('a bet above the balance wins nothing', async () => {
  const player = await house.addPlayer(ONE);
  house.setJackpot(CERTAIN);
  const before = await poolOf();
  await expect(bet(player)).rejects.toThrow('wallet.insufficient_funds');
  expect(await poolOf()).toBe(before);
  expect(await house.balanceOf(player)).toBe(ONE);
});

test('a merchant with a simulated counter has no pool and sees none of other merchants', async () => {
  const player = await house.addPlayer(1_000n * ONE, 'lotus');
  house.setJackpot(CERTAIN);
  const before = await poolOf();
  const { jackpot, roundId } = await bet(player);
  expect(jackpot).toBeNull();
  expect(await detailOf(player, roundId)).not.toHaveProperty('jackpot');
  expect([await poolOf(), await poolOf('lotus', 'THB')]).toEqual([before, 0n]);
  expect(await house.jackpot.pool('lotus', 'EN')).toBeNull();
});

test('winners are public, but their names are masked', async () => {
  const player = await house.addPlayer(100n * ONE);
  await sql`insert into members (merchant_id, id, account, account_key, password_hash, password_changed_at, profile,
      registered_at, registered_ip)
    values (${player.merchantId}, ${player.memberId}, 'goldfinch', 'goldfinch', '', now(), '{}', now(),
      '127.0.0.1')`.execute(house.db);
  house.setJackpot(CERTAIN);
  house.clock.advance(10_000);
  const { jackpot, roundId } = await bet(player);
  house.clock.advance(10_000);
  const pool = await house.jackpot.pool('croupier', 'EN');
  expect(pool).toMatchObject({ currency: 'EUR', contributionBps: 20, drawnOncePer: STAKE });
  expect(pool?.hits[0]).toMatchObject({
    roundId,
    customerName: 'go***h',
    gameName: 'Dice',
    amount: jackpot,
  });
});

test('open pages are told of changes and hits', async () => {
  const player = await house.addPlayer(100n * ONE);
  const heard: { amountMinor: bigint; hit: boolean }[] = [];
  const stop = house.jackpot.watch({
    hasListeners: () => true,
    // Another demo brand has a jackpot of its own.
    tell: ({ merchantId, amountMinor, hit }) => {
      if (merchantId === 'croupier') heard.push({ amountMinor, hit });
    },
    everyMilliseconds: 20,
  });
  await expect.poll(() => heard.length).toBe(1);
  await bet(player);
  await expect.poll(() => heard.at(-1)).toEqual({ amountMinor: await poolOf(), hit: false });
  house.setJackpot(CERTAIN);
  await bet(player);
  await expect.poll(() => heard.at(-1)).toEqual({ amountMinor: 5_000n * ONE, hit: true });
  await stop();
});

test('the pool is the same before and after its transfers are sealed', async () => {
  const player = await house.addPlayer(100n * ONE);
  await bet(player);
  const before = await poolOf();
  house.clock.advance(3_600_000);
  await house.wallet.sealPeriods(house.clock.now());
  expect(await poolOf()).toBe(before);
  await bet(player);
  expect(await poolOf()).toBe(before + 200n);
});
