import { randomUUID } from 'node:crypto';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { derivedId } from '../../../../platform/ids.ts';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';
import type { PlaceBet } from './one-call.types.ts';

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
});
beforeEach(() => {
  house.setStakes({});
  house.setSwitchedOn(['dice', 'limbo', 'mines']);
});
afterAll(() => house.close());

type Player = { merchantId: string; memberId: string };
const OVER = { direction: 'over', targetHundredths: 5_050 };
const betOf = (player: Player, over: Partial<PlaceBet> = {}): PlaceBet => ({
  ...player,
  id: randomUUID(),
  stakeMinor: ONE,
  game: 'dice',
  bet: OVER,
  ...over,
});
const place = (bet: PlaceBet) => house.originals.bet(bet);

/** A fixed sequence of bets; the results depend on the seeds. */
const BETS = Array.from({ length: 200 }, (_, index) => ({
  stakeMinor: ONE / 10n + BigInt((index * 7_919) % 30_000),
  bet: {
    direction: index % 3 === 0 ? 'under' : 'over',
    targetHundredths: 300 + ((index * 4_801) % 9_400),
  },
}));

test('200 bets: balances add up, nonces have no gaps, and every round is verifiable after the rotation', async () => {
  const player = await house.addPlayer(1_000n * ONE);
  const before = await house.originals.seeds(player);
  let expected = 1_000n * ONE;
  const results = [];
  for (const bet of BETS) {
    const result = await place(betOf(player, bet));
    expected += result.payout - result.stake;
    expect(result.balance).toBe(expected);
    results.push({ bet, result });
  }
  expect(await house.balanceOf(player)).toBe(expected);
  expect(results.map(({ result }) => result.nonce)).toEqual(BETS.map((_, index) => index));

  const { revealed } = await house.originals.rotateSeeds({ ...player, clientSeed: 'mine from here on' });
  expect(revealed).toMatchObject({ id: before.current.id, nonce: 200 });
  for (const { result } of results) {
    const round = await house.rounds.getRound({ ...player, roundId: result.roundId });
    const proof = await house.originals.proofFor(player.merchantId, player.memberId, round);
    expect(proof).toMatchObject({ serverSeed: revealed.serverSeed, nonce: result.nonce });
    const verified = fairGames.dice.verifyRecord({
      serverSeed: revealed.serverSeed,
      clientSeed: before.current.clientSeed,
      nonce: result.nonce,
      record: round.detail,
      committedHash: before.current.serverSeedHash,
    });
    expect(verified?.hashMatches).toBe(true);
    expect(verified?.rulesVersion).toBe(round.rulesVersion);
    expect(verified?.result).toMatchObject({
      facts: result.facts,
      won: result.won,
      multiplierE4: result.multiplierE4,
    });
    expect(result.payout).toBe((result.stake * BigInt(result.multiplierE4)) / ONE);
    expect(round).toMatchObject({
      gameId: 'dice',
      state: 'settled',
      stakeMinor: result.stake,
      payoutMinor: result.payout,
    });
  }
});

test('a repeated bet gets the same answer and moves nothing; with different content it is refused', async () => {
  const player = await house.addPlayer(10n * ONE);
  const bet = betOf(player);
  const first = await place(bet);
  const after = await house.balanceOf(player);
  expect(await place(bet)).toEqual(first);
  for (const change of [
    { stakeMinor: 2n * ONE },
    { bet: { ...OVER, direction: 'under' } },
    { bet: { ...OVER, targetHundredths: 5_049 } },
    { game: 'limbo', bet: { targetHundredths: 200 } },
  ])
    await expect(place({ ...bet, ...change })).rejects.toThrow('originals.bet_mismatch');
  expect(await house.balanceOf(player)).toBe(after);
  expect((await house.readSeeds(player)).nextNonce).toBe(1);
});

test('the same bet ten times concurrently is one round and one movement', async () => {
  const player = await house.addPlayer(10n * ONE);
  const bet = betOf(player);
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(bet)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await house.balanceOf(player)).toBe(9n * ONE + (answers[0]?.payout ?? 0n));
  expect((await house.readSeeds(player)).nextNonce).toBe(1);
});

test('two tabs bet concurrently: every bet has its own nonce', async () => {
  const player = await house.addPlayer(100n * ONE);
  const other = house.startServer().originals;
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? house.originals : other).bet(betOf(player))),
  );
  expect(results.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index),
  );
  const won = results.reduce((sum, { payout }) => sum + payout, 0n);
  expect(await house.balanceOf(player)).toBe(80n * ONE + won);
});

test('a bet above the balance changes nothing, not even the nonce', async () => {
  const player = await house.addPlayer(ONE / 2n);
  await house.originals.seeds(player);
  await expect(place(betOf(player))).rejects.toThrow('wallet.insufficient_funds');
  expect(await house.balanceOf(player)).toBe(ONE / 2n);
  expect((await house.readSeeds(player)).nextNonce).toBe(0);
  const bet = betOf(player, { stakeMinor: ONE / 2n });
  expect(await place(bet)).toMatchObject({ nonce: 0 });
});

test('a refused id can be used again', async () => {
  const player = await house.addPlayer(0n);
  const bet = betOf(player);
  await expect(place(bet)).rejects.toThrow('wallet.insufficient_funds');
  await expect(place(bet)).rejects.toThrow('wallet.insufficient_funds');
});

test('bets outside the limits are refused without a trace', async () => {
  const player = await house.addPlayer(1_000n * ONE);
  await house.originals.seeds(player);
  house.setStakes({ minStakeMinor: ONE, maxStakeMinor: 100n * ONE, maxPayoutMinor: 200n * ONE });
  const refusals: [Partial<PlaceBet>, string][] = [
    [{ stakeMinor: ONE - 1n }, 'originals.stake_out_of_limits'],
    [{ stakeMinor: 100n * ONE + 1n }, 'originals.stake_out_of_limits'],
    [{ bet: { ...OVER, targetHundredths: 9_990 }, stakeMinor: 50n * ONE }, 'originals.payout_above_limit'],
    [{ bet: { ...OVER, targetHundredths: 10_000 } }, 'originals.bet_not_allowed'],
    [{ bet: { direction: 'under', targetHundredths: 0 } }, 'originals.bet_not_allowed'],
    [{ game: 'limbo' }, 'originals.bet_not_allowed'],
    [{ game: 'nothing' }, 'request.not_found'],
    [{ game: 'mines', bet: { mines: 3 } }, 'request.not_found'],
  ];
  for (const [change, code] of refusals) await expect(place(betOf(player, change))).rejects.toThrow(code);
  house.setSwitchedOn(['mines']);
  await expect(place(betOf(player))).rejects.toThrow('request.not_found');
  expect((await house.readSeeds(player)).nextNonce).toBe(0);
  expect(await house.balanceOf(player)).toBe(1_000n * ONE);
});

test('reserving the id of a payout in advance does not reveal a result', async () => {
  const player = await house.addPlayer(10n * ONE);
  const { merchantId } = player;
  const id = randomUUID();
  await expect(place(betOf(player, { id: derivedId('win', merchantId, id) }))).rejects.toThrow(
    'request.invalid',
  );
  await expect(place(betOf(player, { id }))).resolves.toMatchObject({ nonce: 0 });
});

test('ids are case-insensitive', async () => {
  const player = await house.addPlayer(10n * ONE);
  const bet = betOf(player);
  const first = await place({ ...bet, id: bet.id.toUpperCase() });
  expect(first.roundId).toBe(bet.id);
  expect(await place(bet)).toEqual(first);
});

test('a repeated bet is answered even if limits have changed', async () => {
  const player = await house.addPlayer(10n * ONE);
  const bet = betOf(player);
  const first = await place(bet);
  house.setStakes({ minStakeMinor: 5n * ONE });
  house.setSwitchedOn([]);
  expect(await place(bet)).toEqual(first);
});

test('the id of another member’s round is refused without revealing anything', async () => {
  const [owner, stranger] = [await house.addPlayer(10n * ONE), await house.addPlayer(10n * ONE)];
  const bet = betOf(owner);
  await place(bet);
  await expect(place({ ...bet, ...stranger })).rejects.toThrow('originals.bet_mismatch');
  expect(await house.balanceOf(stranger)).toBe(10n * ONE);
  expect((await house.originals.seeds(stranger)).current.nonce).toBe(0);
});

test('if two members use one id concurrently, one plays and the other is refused', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => house.addPlayer(10n * ONE)));
  const id = randomUUID();
  const answers = await Promise.allSettled(players.map((player) => place(betOf(player, { id }))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = answers.filter((answer) => answer.status === 'rejected');
  expect(refusals.map(({ reason }) => String(reason))).toEqual(
    Array.from({ length: 3 }, () => 'AppError: originals.bet_mismatch'),
  );
});

test('ids belong to a merchant and can be reused at another', async () => {
  const [here, there] = [await house.addPlayer(10n * ONE), await house.addPlayer(100n * ONE, 'lotus')];
  const id = randomUUID();
  const first = await place(betOf(here, { id }));
  const second = await place(betOf(there, { id, stakeMinor: 5n * ONE }));
  expect([first.nonce, second.nonce]).toEqual([0, 0]);
  expect(await house.balanceOf(there)).toBe(95n * ONE + second.payout);
});

test('with a bonus in play a bet takes both kinds of money, counts by its game, and pays each its share', async () => {
  const player = await house.addPlayer((4n * ONE) / 10n);
  const { standing } = await house.giveBonus(player, 3n * ONE, {
    maxBet: '1',
    contributions: { games: { dice: 1_000 } },
  });
  await expect(place(betOf(player, { stakeMinor: 2n * ONE }))).rejects.toThrow('bonuses.bet_above_limit');
  const bet = betOf(player);
  const { payout } = await place(bet);
  const share = (payout * 6n) / 10n;
  const after = [payout - share, (24n * ONE) / 10n + share, ONE / 10n];
  expect(await standing()).toEqual(after);
  await place(bet);
  expect(await standing()).toEqual(after);
});
