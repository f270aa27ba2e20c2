import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minesOf } from '../testing/mines-play.ts';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
});
afterAll(() => house.close());

type Player = { merchantId: string; memberId: string };
const roll = (player: Player) =>
  house.originals.bet({
    ...player,
    id: randomUUID(),
    stakeMinor: ONE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  });

test('a player has a seed pair with its hash, and a commitment to the next one', async () => {
  const player = await house.addPlayer(0n);
  const answers = await Promise.all(Array.from({ length: 5 }, () => house.originals.seeds(player)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const { serverSeed, clientSeed } = await house.readSeeds(player);
  expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(answers[0]?.current).toMatchObject({
    serverSeedHash: hashServerSeed(serverSeed),
    clientSeed,
    nonce: 0,
  });
  expect(JSON.stringify(answers)).not.toContain(serverSeed);
});

test('a rotation reveals the committed seed and continues with the next committed one', async () => {
  const player = await house.addPlayer(10n * ONE);
  const before = await house.originals.seeds(player);
  const { roundId } = await roll(player);
  const { revealed, now } = await house.originals.rotateSeeds({ ...player, clientSeed: 'lucky 7 ~' });
  expect(hashServerSeed(revealed.serverSeed)).toBe(before.current.serverSeedHash);
  expect(revealed).toMatchObject({
    id: before.current.id,
    clientSeed: before.current.clientSeed,
    nonce: 1,
    revealedAt: house.clock.now(),
  });
  expect(now.current).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: 'lucky 7 ~',
    nonce: 0,
  });
  expect(now.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
  expect(await house.originals.seeds(player)).toEqual(now);
  expect((await roll(player)).nonce).toBe(0);

  const round = await house.rounds.getRound({ ...player, roundId });
  const { merchantId, memberId } = player;
  expect(await house.originals.proofFor(merchantId, memberId, round)).toMatchObject({
    seedPairId: revealed.id,
    serverSeed: revealed.serverSeed,
  });
  const stranger = await house.addPlayer(0n);
  expect(await house.originals.proofFor(merchantId, stranger.memberId, round)).toBeNull();
  expect(await house.originals.proofFor('lotus', memberId, round)).toBeNull();
});

test('the seed in use is never revealed with its rounds', async () => {
  const player = await house.addPlayer(10n * ONE);
  const { roundId } = await roll(player);
  const round = await house.rounds.getRound({ ...player, roundId });
  const proof = await house.originals.proofFor(player.merchantId, player.memberId, round);
  const { serverSeed } = await house.readSeeds(player);
  expect(proof).toMatchObject({ serverSeed: null, serverSeedHash: hashServerSeed(serverSeed) });
  expect(JSON.stringify(round.detail)).not.toContain(serverSeed);
  expect((await house.originals.revealedSeeds({ ...player, pageNum: 1, pageSize: 20 })).totalItems).toBe(0);
});

test('a round in progress blocks the rotation until it is over', async () => {
  const player = await house.addPlayer(10n * ONE);
  const mines = minesOf(house.originals);
  const round = await mines.start({ ...player, id: randomUUID(), stakeMinor: ONE, mines: 24 });
  expect((await house.originals.seeds(player)).blockedBy).toBe('mines');
  await expect(house.originals.rotateSeeds({ ...player, clientSeed: 'x' })).rejects.toThrow(
    'originals.round_in_progress',
  );
  // With 24 mines, any field ends the round.
  await mines.open({ ...player, roundId: round.roundId, step: 0, field: 0 });
  expect((await house.originals.seeds(player)).blockedBy).toBeNull();
  const { now } = await house.originals.rotateSeeds({ ...player, clientSeed: 'x' });
  expect(now.current.clientSeed).toBe('x');
});

test('concurrent rotations and bets: every round belongs to one pair, without gaps in its nonces', async () => {
  const player = await house.addPlayer(100n * ONE);
  const rolls = Array.from({ length: 20 }, () => roll(player));
  const rotations = Array.from({ length: 4 }, (_, index) =>
    house.originals.rotateSeeds({ ...player, clientSeed: `seed ${index}` }),
  );
  const results = await Promise.all(rolls);
  await Promise.all(rotations);
  await house.originals.rotateSeeds({ ...player, clientSeed: 'last' });
  const byPair = new Map<string, number[]>();
  for (const { roundId, nonce } of results) {
    const round = await house.rounds.getRound({ ...player, roundId });
    const proof = await house.originals.proofFor(player.merchantId, player.memberId, round);
    expect(proof?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    const pairId = proof?.seedPairId ?? '';
    byPair.set(pairId, [...(byPair.get(pairId) ?? []), nonce]);
  }
  const { items } = await house.originals.revealedSeeds({ ...player, pageNum: 1, pageSize: 20 });
  expect(items).toHaveLength(5);
  for (const { id, nonce } of items)
    expect((byPair.get(id) ?? []).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: nonce }, (_, index) => index),
    );
});

test('former pairs are listed newest first, with paging, to their owner only', async () => {
  const player = await house.addPlayer(0n);
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    house.clock.advance(1_000);
    ids.unshift((await house.originals.rotateSeeds({ ...player, clientSeed: `${index}` })).revealed.id);
  }
  const page = (pageNum: number) => house.originals.revealedSeeds({ ...player, pageNum, pageSize: 2 });
  expect((await page(1)).items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(await page(2)).toMatchObject({ pageNum: 2, totalPages: 2, totalItems: 3 });
  const stranger = { ...player, merchantId: 'lotus' };
  expect((await house.originals.revealedSeeds({ ...stranger, pageNum: 1, pageSize: 2 })).totalItems).toBe(0);
});

test('actual returns are counted by game and are at most a minute old', async () => {
  const player = await house.addPlayer(100n * ONE, 'lotus');
  const diceOf = async () => (await house.originals.returns('lotus')).find(({ gameId }) => gameId === 'dice');
  expect(await diceOf()).toMatchObject({ rounds: 0, paidPpm: null, builtMaxPpm: 990_000 });
  const stake = {
    stakeMinor: 5n * ONE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  } as const;
  const results = [];
  for (let index = 0; index < 5; index += 1)
    results.push(await house.originals.bet({ ...player, id: randomUUID(), ...stake }));
  expect(await diceOf()).toMatchObject({ rounds: 0 });
  house.clock.advance(60_000);
  const paid = results.reduce((sum, { payout }) => sum + payout, 0n);
  expect(await diceOf()).toMatchObject({
    rounds: 5,
    paidPpm: Number((paid * 1_000_000n) / (25n * ONE)),
  });
});
