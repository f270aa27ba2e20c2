import { randomUUID } from 'node:crypto';
import { minePositions } from '@croupier/fairplay/mines.ts';
import { minesMultiplierE4 } from '@croupier/fairplay/mines-payouts.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';
import type { StartMines } from '../index.ts';

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
});
beforeEach(() => {
  house.setStakes({});
  house.setSwitchedOn(['dice', 'mines']);
});
afterAll(() => house.close());

type Player = { merchantId: string; memberId: string };
const FIELDS = Array.from({ length: 25 }, (_, field) => field);

const startOf = (player: Player, over: Partial<StartMines> = {}): StartMines => ({
  ...player,
  id: randomUUID(),
  stakeMinor: ONE,
  mines: 3,
  ...over,
});

/** Starts a round and reads the positions of its mines from the database. */
async function begin(over: Partial<StartMines> = {}, fundsMinor = 100n * ONE) {
  const player = await house.addPlayer(fundsMinor);
  const round = await house.originals.startMines(startOf(player, over));
  const { serverSeed, clientSeed } = await house.readSeeds(player);
  const mines = minePositions(createFloats(serverSeed, clientSeed, round.nonce), round.mines);
  const safe = FIELDS.filter((field) => !mines.includes(field));
  const at = { ...player, roundId: round.roundId };
  return { player, round, mines, safe, at };
}
const fieldOf = (fields: readonly number[], index: number): number => fields[index] ?? -1;

test('a round from stake to cash-out', async () => {
  const { player, round, mines, safe, at } = await begin();
  expect(round).toMatchObject({ state: 'playing', revealed: [], minePositions: null, payout: 0n, nonce: 0 });
  expect(round.balance).toBe(99n * ONE);
  await expect(house.originals.cashOutMines(at)).rejects.toThrow('originals.nothing_revealed');

  const fields = safe.slice(0, 3);
  for (const [index, field] of fields.entries()) {
    const after = await house.originals.revealMines({ ...at, field });
    expect(after).toMatchObject({
      state: 'playing',
      revealed: fields.slice(0, index + 1),
      minePositions: null,
      multiplierE4: Number(minesMultiplierE4(3, index + 1)),
      nextMultiplierE4: Number(minesMultiplierE4(3, index + 2)),
    });
  }
  expect(await house.balanceOf(player)).toBe(99n * ONE);
  const paid = minesMultiplierE4(3, 3);
  const ended = await house.originals.cashOutMines(at);
  expect(ended).toMatchObject({
    state: 'cashed_out',
    payout: paid,
    balance: 99n * ONE + paid,
    minePositions: mines,
    nextMultiplierE4: null,
  });
  expect(await house.originals.currentMines(player)).toBeNull();
  // Later moves do not change a finished round.
  expect(await house.originals.cashOutMines(at)).toEqual(ended);
  expect(await house.originals.revealMines({ ...at, field: fieldOf(mines, 0) })).toEqual(ended);
  expect(await house.balanceOf(player)).toBe(99n * ONE + paid);

  const record = await house.rounds.getRound({ ...player, roundId: round.roundId });
  expect(record).toMatchObject({ gameId: 'mines', state: 'settled', stakeMinor: ONE, payoutMinor: paid });
  const { revealed } = await house.originals.rotateSeeds({ ...player, clientSeed: 'next' });
  const verified = fairGames.mines.verifyRecord({
    serverSeed: revealed.serverSeed,
    clientSeed: revealed.clientSeed,
    nonce: ended.nonce,
    record: record.detail,
  });
  expect(verified?.result).toMatchObject({
    facts: { state: 'cashed_out', minePositions: mines },
    multiplierE4: Number(paid),
  });
});

test('a mine loses the stake', async () => {
  const { player, round, mines, safe, at } = await begin();
  await house.originals.revealMines({ ...at, field: fieldOf(safe, 0) });
  const ended = await house.originals.revealMines({ ...at, field: fieldOf(mines, 1) });
  expect(ended).toMatchObject({
    state: 'busted',
    payout: 0n,
    multiplierE4: 0,
    revealed: [safe[0], mines[1]],
    minePositions: mines,
  });
  expect(await house.balanceOf(player)).toBe(99n * ONE);
  expect(await house.originals.cashOutMines(at)).toEqual(ended);
  const record = await house.rounds.getRound({ ...player, roundId: round.roundId });
  expect(record).toMatchObject({ state: 'settled', payoutMinor: 0n });
});

test('the last safe field cashes out automatically', async () => {
  const { player, safe, at } = await begin({ mines: 24 });
  expect(safe).toHaveLength(1);
  const ended = await house.originals.revealMines({ ...at, field: fieldOf(safe, 0) });
  expect(ended).toMatchObject({ state: 'cashed_out', payout: minesMultiplierE4(24, 1) });
  expect(await house.balanceOf(player)).toBe(99n * ONE + minesMultiplierE4(24, 1));
});

test('a round cashes out before a step above the limit that applied at its start', async () => {
  const second = minesMultiplierE4(3, 2);
  house.setStakes({ maxStakeMinor: ONE, maxPayoutMinor: second });
  const { player, safe, at } = await begin();
  house.setStakes({});
  expect(await house.originals.revealMines({ ...at, field: fieldOf(safe, 0) })).toMatchObject({
    state: 'playing',
  });
  const ended = await house.originals.revealMines({ ...at, field: fieldOf(safe, 1) });
  expect(ended).toMatchObject({ state: 'cashed_out', payout: second });
  expect(await house.balanceOf(player)).toBe(99n * ONE + second);
});

test('a start outside the limits, without funds or of a disabled game changes nothing', async () => {
  const player = await house.addPlayer(10n * ONE);
  await house.originals.seeds(player);
  const start = (over: Partial<StartMines>) => house.originals.startMines(startOf(player, over));
  house.setStakes({ maxStakeMinor: 20n * ONE, maxPayoutMinor: 20n * ONE });
  await expect(start({ stakeMinor: 21n * ONE })).rejects.toThrow('originals.stake_out_of_limits');
  await expect(start({ mines: 24 })).rejects.toThrow('originals.payout_above_limit');
  await expect(start({ stakeMinor: 11n * ONE })).rejects.toThrow('wallet.insufficient_funds');
  house.setSwitchedOn(['dice']);
  await expect(start({})).rejects.toThrow('request.not_found');
  expect(await house.originals.currentMines(player)).toBeNull();
  expect((await house.readSeeds(player)).nextNonce).toBe(0);
  expect(await house.balanceOf(player)).toBe(10n * ONE);
});

test('the same start ten times concurrently is one round and returns its current state', async () => {
  const player = await house.addPlayer(10n * ONE);
  const start = startOf(player);
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.originals.startMines(start)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await house.balanceOf(player)).toBe(9n * ONE);
  await expect(house.originals.startMines({ ...start, mines: 4 })).rejects.toThrow('originals.bet_mismatch');
  await expect(house.originals.startMines(startOf(player))).rejects.toThrow('originals.round_in_progress');
  const stranger = await house.addPlayer(10n * ONE);
  await expect(house.originals.startMines({ ...start, ...stranger })).rejects.toThrow(
    'originals.bet_mismatch',
  );

  const { serverSeed, clientSeed } = await house.readSeeds(player);
  const [mine = -1] = minePositions(createFloats(serverSeed, clientSeed, 0), 3);
  const ended = await house.originals.revealMines({ ...player, roundId: start.id, field: mine });
  expect(await house.originals.startMines(start)).toEqual(ended);
});

test('ten different concurrent starts: one round, nine refusals, one stake', async () => {
  const player = await house.addPlayer(10n * ONE);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => house.originals.startMines(startOf(player))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await house.balanceOf(player)).toBe(9n * ONE);
});

test('ten concurrent reveals of one field count as one', async () => {
  const { safe, at } = await begin();
  const field = fieldOf(safe, 4);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => house.originals.revealMines({ ...at, field })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ state: 'playing', revealed: [field] });
});

test('all fields at once, including mines: every answer is a state of the same game', async () => {
  const { player, mines, at } = await begin({ mines: 5 });
  const other = house.startServer().originals;
  const answers = await Promise.all(
    FIELDS.map((field) => (field % 2 ? house.originals : other).revealMines({ ...at, field })),
  );
  const ended = answers.find(({ state }) => state !== 'playing');
  expect(ended?.state).toBe('busted');
  const order = ended?.revealed ?? [];
  expect(order.filter((field) => mines.includes(field))).toEqual([order.at(-1)]);
  for (const answer of answers) expect(answer.revealed).toEqual(order.slice(0, answer.revealed.length));
  expect(await house.balanceOf(player)).toBe(99n * ONE);
});

test('ten concurrent cash-outs pay once', async () => {
  const { player, safe, at } = await begin();
  await house.originals.revealMines({ ...at, field: fieldOf(safe, 0) });
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.originals.cashOutMines(at)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await house.balanceOf(player)).toBe(99n * ONE + minesMultiplierE4(3, 1));
});

test('other members, merchants and games do not find the round', async () => {
  const { player, round, safe, at } = await begin();
  const field = fieldOf(safe, 0);
  const strangers = [await house.addPlayer(ONE), { ...player, merchantId: 'lotus' }];
  for (const stranger of strangers) {
    const theirs = { ...stranger, roundId: round.roundId };
    await expect(house.originals.revealMines({ ...theirs, field })).rejects.toThrow(
      'originals.round_not_found',
    );
    await expect(house.originals.cashOutMines(theirs)).rejects.toThrow('originals.round_not_found');
    expect(await house.originals.currentMines(stranger)).toBeNull();
  }
  await expect(house.originals.revealMines({ ...at, roundId: randomUUID(), field })).rejects.toThrow(
    'originals.round_not_found',
  );
  const dice = await house.originals.bet({
    ...player,
    id: randomUUID(),
    stakeMinor: ONE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_000 },
  });
  await expect(house.originals.cashOutMines({ ...player, roundId: dice.roundId })).rejects.toThrow(
    'originals.round_not_found',
  );
  expect(await house.originals.currentMines(player)).toMatchObject({ revealed: [], state: 'playing' });
});

test('a new server continues the round of a killed one', async () => {
  const { player, round, safe, at } = await begin();
  await house.originals.revealMines({ ...at, field: fieldOf(safe, 0) });
  const { originals } = house.startServer();
  expect(await originals.currentMines(player)).toMatchObject({
    roundId: round.roundId,
    revealed: [safe[0]],
    minePositions: null,
  });
  // The merchant has disabled the game: rounds in progress can be finished.
  house.setSwitchedOn([]);
  await originals.revealMines({ ...at, field: fieldOf(safe, 1) });
  const ended = await originals.cashOutMines(at);
  expect(ended).toMatchObject({ state: 'cashed_out', revealed: safe.slice(0, 2) });
  expect(ended.payout).toBe(minesMultiplierE4(3, 2));
});
