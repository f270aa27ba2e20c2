import { randomUUID } from 'node:crypto';
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
/** The contribution of a stake, at 20 basis points. */
const PART = 200n;
const CERTAIN = { drawnOncePerMinor: STAKE };

const begin = async (player: Player): Promise<string> => {
  const start = { ...player, id: randomUUID(), stakeMinor: STAKE, mines: 3 };
  return (await minesOf(house.originals).start(start)).roundId;
};
const voidRound = (player: Player, id: string) =>
  house.wallet.transaction((tx) => house.rounds.void(tx, { ...player, id }));
const jackpotOf = async (roundId: string): Promise<unknown> =>
  ((await house.rounds.getRound({ merchantId: 'croupier', roundId })).detail as { jackpot: unknown }).jackpot;
const pool = (): Promise<bigint> => {
  const account = { owner: 'house', kind: 'jackpot', key: 'originals' } as const;
  return house.wallet.houseAccountBalance(house.db, { merchantId: 'croupier', currency: 'EUR', account });
};
/** Balances of all house accounts, by kind. */
const balances = async (): Promise<Record<string, bigint>> =>
  Object.fromEntries(
    (await house.wallet.houseBalance('croupier', 'EUR')).map(({ kind, key, amountMinor }) => [
      `${kind} ${key}`,
      amountMinor,
    ]),
  );

test('a voided round returns its stake and contribution, cannot be continued, and another can start', async () => {
  const player = await house.addPlayer(100n * ONE);
  await voidRound(player, await begin(player));
  const before = await balances();
  const roundId = await begin(player);
  expect(await pool()).toBe((before['jackpot originals'] ?? 0n) + PART);

  expect(await voidRound(player, roundId)).toMatchObject({ state: 'voided', stakeMinor: 0n });
  expect(await balances()).toEqual(before);
  expect(await house.balanceOf(player)).toBe(100n * ONE);
  expect(await jackpotOf(roundId)).toMatchObject({ wonMinor: null, returnedMinor: String(PART) });
  expect(await minesOf(house.originals).current(player)).toBeNull();
  await expect(minesOf(house.originals).open({ ...player, roundId, step: 0, field: 3 })).rejects.toThrow(
    'originals.round_not_found',
  );
  await voidRound(player, roundId);
  expect(await balances()).toEqual(before);
  await house.originals.rotateSeeds({ ...player, clientSeed: 'another' });
  await voidRound(player, await begin(player));
});

test('the jackpot payment of a voided round returns to the pool, the house gets its start amount back, and the hit is no longer shown', async () => {
  const player = await house.addPlayer(100n * ONE);
  const before = await balances();
  house.setJackpot(CERTAIN);
  const roundId = await begin(player);
  const won = (before['jackpot originals'] ?? 0n) + PART;
  expect(await house.balanceOf(player)).toBe(100n * ONE - STAKE + won);

  await voidRound(player, roundId);
  expect(await balances()).toEqual(before);
  expect(await house.balanceOf(player)).toBe(100n * ONE);
  expect(await jackpotOf(roundId)).toMatchObject({ wonMinor: null, takenBackMinor: String(won) });
  house.clock.advance(10_000);
  expect((await house.jackpot.pool('croupier', 'EN'))?.hits.map((hit) => hit.roundId)).not.toContain(roundId);
});

test('a win that was spent can’t be taken back: nothing is undone, and the round continues', async () => {
  const player = await house.addPlayer(100n * ONE);
  house.setJackpot(CERTAIN);
  const roundId = await begin(player);
  house.setJackpot({});
  const spent = (await house.balanceOf(player)) - 100n * ONE;
  await house.wallet.transaction((tx) =>
    house.wallet.post(tx, {
      merchantId: 'croupier',
      currency: 'EUR',
      transfers: [
        {
          id: randomUUID(),
          debit: { owner: 'member', memberId: player.memberId, kind: 'main' },
          credit: { owner: 'house', kind: 'withdrawal_clearing', key: 'test' },
          amountMinor: spent,
          code: 'withdrawal',
          reference: randomUUID(),
        },
      ],
    }),
  );
  const [before, record] = [await balances(), await jackpotOf(roundId)];
  await expect(voidRound(player, roundId)).rejects.toMatchObject({ code: 'rounds.win_spent', status: 409 });
  expect([await balances(), await jackpotOf(roundId)]).toEqual([before, record]);
  const goingOn = await minesOf(house.originals).open({ ...player, roundId, step: 0, field: 3 });
  if (!goingOn.isOver) await minesOf(house.originals).cashOut({ ...player, roundId, step: 1 });
  await expect(voidRound(player, roundId)).rejects.toMatchObject({ code: 'rounds.not_open' });
});

test('no more is taken from the pool than it holds after paying others', async () => {
  const [first, second] = [await house.addPlayer(100n * ONE), await house.addPlayer(100n * ONE)];
  const roundId = await begin(first);
  house.setJackpot({ ...CERTAIN, startMinor: 0n });
  const drawn = await begin(second);
  expect(await pool()).toBe(0n);
  const theirs = await house.balanceOf(second);
  await voidRound(first, roundId);
  expect([await pool(), await house.balanceOf(second)]).toEqual([0n, theirs]);
  expect(await jackpotOf(roundId)).toMatchObject({ returnedMinor: '0' });
  expect(await house.balanceOf(first)).toBe(100n * ONE);
  house.setJackpot({});
  await voidRound(second, drawn);
});

test('voided twice concurrently with a move, the round is either undone once or continues', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const player = await house.addPlayer(100n * ONE);
    const before = await pool();
    const roundId = await begin(player);
    const [one, two, move] = await Promise.allSettled([
      voidRound(player, roundId),
      voidRound(player, roundId),
      minesOf(house.originals).open({ ...player, roundId, step: 0, field: 3 }),
    ]);
    const { state } = await house.rounds.getRound({ merchantId: 'croupier', roundId });
    if (state === 'voided') {
      expect([one.status, two.status]).toEqual(['fulfilled', 'fulfilled']);
      expect([await pool(), await house.balanceOf(player)]).toEqual([before, 100n * ONE]);
    } else {
      // The first field was a mine.
      expect([one.status, two.status, move.status, state]).toEqual([
        'rejected',
        'rejected',
        'fulfilled',
        'settled',
      ]);
    }
  }
});
