import { randomUUID } from 'node:crypto';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { replayMatches } from '../replay.usecases.ts';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';
import {
  gameOf,
  isLoss,
  isWin,
  offerRoundGames,
  playerWith,
  ROUND_CASES,
  type RoundCase,
} from '../testing/round-plays.ts';

type Player = { merchantId: string; memberId: string };

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
  await offerRoundGames(house);
});
afterEach(async () => {
  house.setStakes({});
  house.setJackpot({});
  await house.expectCleanAudit();
});
afterAll(() => house.close());

const FUNDS = 100n * ONE;
const startOf = (player: Player, { gameId, bet }: RoundCase, over: object = {}) => ({
  ...player,
  gameId,
  bet,
  id: randomUUID(),
  stakeMinor: ONE,
  ...over,
});
const moveOf = (player: Player, { gameId, roundId }: RoundState, [step, move]: [number, unknown]) => ({
  ...player,
  gameId,
  roundId,
  step,
  move,
});
const journalOf = async ({ roundId }: RoundState) => {
  const { rows } = await sql<{ rounds: number; stake: bigint; payout: bigint; validBet: bigint }>`
    select rounds, stake_minor as stake, payout_minor as payout, valid_bet_minor as "validBet" from round_results
    where round_id = ${roundId}`.execute(house.db);
  return rows;
};
const caseOf = (gameId: string): RoundCase => {
  const found = ROUND_CASES.find((one) => one.gameId === gameId);
  if (!found) throw new Error(`no case for ${gameId}`);
  return found;
};

describe.each(ROUND_CASES)('$gameId', (played) => {
  const { gameId, bet } = played;
  const { start, move, current } = (() => ({
    start: (...given: Parameters<TestGames['originals']['roundGames']['start']>) =>
      house.originals.roundGames.start(...given),
    move: (...given: Parameters<TestGames['originals']['roundGames']['move']>) =>
      house.originals.roundGames.move(...given),
    current: (player: Player) => house.originals.roundGames.current({ ...player, gameId }),
  }))();

  test.each([
    ['win', isWin],
    ['loss', isLoss],
  ])('a round to a %s, each call twice', async (_, wanted) => {
    const { player, moves, numbers } = await playerWith(house, played, { wanted, fundsMinor: FUNDS });
    const begin = startOf(player, played);
    let state = await start(begin);
    expect(state).toMatchObject({
      gameId,
      roundId: begin.id,
      nonce: 0,
      bet,
      moves: [],
      stake: ONE,
      staked: ONE,
    });
    expect(state.balance).toBe(FUNDS - ONE + (state.isOver ? state.payout : 0n));
    expect(await start(begin)).toEqual(state);
    for (const [step, one] of moves.entries()) {
      expect(await current(player)).toEqual(state);
      const made = moveOf(player, state, [step, one]);
      state = await move(made);
      const { view, isOver } = gameOf(gameId).play(bet, moves.slice(0, step + 1), numbers);
      expect(state).toMatchObject({ view, isOver, moves: moves.slice(0, step + 1) });
      expect(await move(made)).toEqual(state);
    }
    const { paid } = gameOf(gameId).play(bet, moves, numbers);
    const payout = (ONE * paid.numerator) / paid.denominator;
    expect(state).toMatchObject({
      isOver: true,
      payout,
      balance: FUNDS - ONE + payout,
      nextMultiplierE4: null,
    });
    expect(await current(player)).toBeNull();
    expect(await house.balanceOf(player)).toBe(FUNDS - ONE + payout);
    expect(await start(begin)).toEqual(state);

    const record = await house.rounds.getRound({ ...player, roundId: begin.id });
    expect(record).toMatchObject({ state: 'settled', stakeMinor: ONE, payoutMinor: payout });
    expect(record.detail).toMatchObject({ bet, moves });
    // Null for a game without a verifier.
    expect(await replayMatches(house, record)).not.toBe(false);
    expect(await journalOf(state)).toEqual([{ rounds: 1, stake: ONE, payout, validBet: ONE }]);
  });

  test('stale, skipped and forbidden moves change nothing', async () => {
    const opened = (state: { isOver: boolean }) => !state.isOver;
    const { player, moves } = await playerWith(house, played, { wanted: opened, fundsMinor: FUNDS });
    const state = await start(startOf(player, played));
    expect(moves).toEqual([]);
    const make = (step: number, one: unknown) => move(moveOf(player, state, [step, one]));
    for (const garbage of [undefined, null, 'what', { field: 99 }, { tile: 9 }, [], 'cash_out'])
      await expect(make(0, garbage)).rejects.toMatchObject({
        code: 'originals.move_not_allowed',
        status: 422,
        details: { fields: [{ field: 'move' }] },
      });
    await expect(make(1, played.candidates[0])).rejects.toMatchObject({ code: 'originals.move_mismatch' });
    for (const garbage of [undefined, null, [], { more: 1 }, 'easy'])
      await expect(start(startOf(player, { ...played, bet: garbage as object }))).rejects.toMatchObject({
        code: 'originals.bet_not_allowed',
      });
    await expect(start(startOf(player, played))).rejects.toMatchObject({
      code: 'originals.round_in_progress',
      details: { value: { roundId: state.roundId } },
    });
    expect(await current(player)).toEqual(state);
  });

  test('other members, merchants and games do not find the round', async () => {
    const opened = (state: { isOver: boolean }) => !state.isOver;
    const { player } = await playerWith(house, played, { wanted: opened, fundsMinor: FUNDS });
    const begin = startOf(player, played);
    const state = await start(begin);
    const one = played.candidates[0];
    for (const stranger of [await house.addPlayer(FUNDS), { ...player, merchantId: 'lotus' }]) {
      await expect(move(moveOf(stranger, state, [0, one]))).rejects.toThrow('originals.round_not_found');
      expect(await current(stranger)).toBeNull();
    }
    const stranger = await house.addPlayer(FUNDS);
    await expect(start({ ...begin, ...stranger })).rejects.toThrow('originals.bet_mismatch');
    await expect(start({ ...begin, stakeMinor: 2n * ONE })).rejects.toThrow('originals.bet_mismatch');
    const another = ROUND_CASES.find((other) => other.gameId !== gameId) ?? played;
    await expect(move({ ...moveOf(player, state, [0, one]), gameId: another.gameId })).rejects.toThrow(
      'originals.round_not_found',
    );
    await expect(start({ ...begin, gameId: another.gameId, bet: another.bet })).rejects.toThrow(
      'originals.bet_mismatch',
    );
    expect(await current(player)).toEqual(state);
  });

  test('50 parallel moves of one step count as one, on two servers', async () => {
    const { player, moves } = await playerWith(house, played, { wanted: isWin, fundsMinor: FUNDS });
    const state = await start(startOf(player, played));
    const other = house.startServer().originals.roundGames;
    for (const [step, one] of moves.entries()) {
      const made = moveOf(player, state, [step, one]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => (index % 2 ? other : house.originals.roundGames).move(made)),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    const { payoutMinor } = await house.rounds.getRound({ ...player, roundId: state.roundId });
    expect(await house.balanceOf(player)).toBe(FUNDS - ONE + payoutMinor);
  });

  test('different moves at one step: one is made, the others are told that they are late', async () => {
    const opened = (state: { isOver: boolean }) => !state.isOver;
    const { player, numbers } = await playerWith(house, played, { wanted: opened, fundsMinor: FUNDS });
    const state = await start(startOf(player, played));
    const allowed = played.candidates.filter((one) => {
      try {
        gameOf(gameId).play(bet, [one], numbers);
        return true;
      } catch {
        return false;
      }
    });
    const answers = await Promise.allSettled(allowed.map((one) => move(moveOf(player, state, [0, one]))));
    const made = answers.filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'originals.move_mismatch', status: 409 });
  });

  test('the same start ten times is one round, ten different ones are one round and nine refusals', async () => {
    const opened = (state: { isOver: boolean }) => !state.isOver;
    const { player } = await playerWith(house, played, { wanted: opened, fundsMinor: FUNDS });
    const begin = startOf(player, played);
    const same = await Promise.all(Array.from({ length: 10 }, () => start(begin)));
    for (const answer of same) expect(answer).toEqual(same[0]);
    expect(await house.balanceOf(player)).toBe(FUNDS - ONE);

    const second = await playerWith(house, played, { wanted: opened, fundsMinor: FUNDS });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => start(startOf(second.player, played))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await house.balanceOf(second.player)).toBe(FUNDS - ONE);
  });

  test('a start outside the limits, without funds or of a disabled game changes nothing', async () => {
    const player = await house.addPlayer(ONE / 2n);
    await house.originals.seeds(player);
    await expect(start(startOf(player, played))).rejects.toThrow('wallet.insufficient_funds');
    await expect(start(startOf(player, played, { stakeMinor: 501n * ONE }))).rejects.toThrow(
      'originals.stake_out_of_limits',
    );
    house.setStakes({ maxPayoutMinor: ONE, maxStakeMinor: ONE });
    await expect(start(startOf(player, played))).rejects.toThrow('originals.payout_above_limit');
    house.setStakes({});
    house.setSwitchedOn(['dice']);
    await expect(start(startOf(player, played))).rejects.toThrow('request.not_found');
    await offerRoundGames(house);
    expect((await house.readSeeds(player)).nextNonce).toBe(0);
    expect(await house.balanceOf(player)).toBe(ONE / 2n);
  });

  test('another server continues the round, whose game is switched off, and the seeds stay until it is over', async () => {
    const { player, moves } = await playerWith(house, played, {
      wanted: (state) => isWin(state) && state.next === null,
      fundsMinor: FUNDS,
    });
    const state = await start(startOf(player, played));
    const killed = house.startServer();
    house.setSwitchedOn([]);
    for (const [step, one] of moves.entries()) {
      await expect(killed.originals.rotateSeeds({ ...player, clientSeed: 'x' })).rejects.toThrow(
        'originals.round_in_progress',
      );
      expect((await killed.originals.seeds(player)).blockedBy).toBe(gameId);
      await killed.originals.roundGames.move(moveOf(player, state, [step, one]));
    }
    await offerRoundGames(house);
    const ended = await start({ ...startOf(player, played), id: state.roundId });
    expect(ended.isOver).toBe(true);
    await killed.originals.rotateSeeds({ ...player, clientSeed: 'x' });
    // The record answers even after the seeds have changed.
    const last = moves.length - 1;
    if (last >= 0)
      expect(await move(moveOf(player, state, [last, moves[last]]))).toMatchObject({ isOver: true });
  });
});

test('a ladder cashes out by itself where the limit does not allow the next step', async () => {
  const towers = { ...caseOf('towers'), candidates: [{ tile: 0 }, { tile: 1 }] };
  const isTwoUp = ({ view, isOver }: { view: unknown; isOver: boolean }) =>
    !isOver && (view as { opened: unknown[] }).opened.length === 2;
  const { player, moves } = await playerWith(house, towers, { wanted: isTwoUp, fundsMinor: FUNDS });
  // 1.98×, 3.96×, 7.92× …
  house.setStakes({ maxStakeMinor: ONE, maxPayoutMinor: 4n * ONE });
  let state = await house.originals.roundGames.start(startOf(player, towers));
  // The limit of the start applies.
  house.setStakes({});
  for (const [step, one] of moves.entries())
    state = await house.originals.roundGames.move(moveOf(player, state, [step, one]));
  expect(state).toMatchObject({ isOver: true, multiplierE4: 39_600, moves: [...moves, 'cash_out'] });
  expect(await house.balanceOf(player)).toBe(FUNDS - ONE + 39_600n);
});

test('a round of the release before is continued', async () => {
  const mines = caseOf('mines');
  const { player, moves } = await playerWith(house, mines, { wanted: isWin, fundsMinor: FUNDS });
  const state = await house.originals.roundGames.start(startOf(player, mines));
  await sql`update games_in_progress
    set state = state - '{bet,moves,stakedMinor}'::text[] || '{"mines": 12, "revealed": []}'
    where member_id = ${player.memberId}`.execute(house.db);
  expect(await house.originals.roundGames.current({ ...player, gameId: 'mines' })).toEqual(state);
  let ended = state;
  for (const [step, one] of moves.entries())
    ended = await house.originals.roundGames.move(moveOf(player, state, [step, one]));
  expect(ended).toMatchObject({ isOver: true, bet: { mines: 12 }, moves });
});

test('with a bonus in play a round takes both kinds of money, pays each its share, and voided returns each part', async () => {
  const mines = caseOf('mines');
  const { roundGames } = house.originals;
  const { player, moves } = await playerWith(house, mines, {
    wanted: isWin,
    fundsMinor: (4n * ONE) / 10n,
  });
  const { standing } = await house.giveBonus(player, 2n * ONE, {
    contributions: { categories: { bgs: 5_000 } },
  });
  let state = await roundGames.start(startOf(player, mines));
  expect(await standing()).toEqual([0n, (14n * ONE) / 10n, 0n]);
  for (const [step, one] of moves.entries())
    state = await roundGames.move(moveOf(player, state, [step, one]));
  const share = (state.payout * 6n) / 10n;
  const after = [state.payout - share, (14n * ONE) / 10n + share, ONE / 2n];
  expect(await standing()).toEqual(after);

  const { roundId: id } = await roundGames.start(startOf(player, mines));
  expect(await standing()).not.toEqual(after);
  await house.wallet.transaction((tx) => house.rounds.void(tx, { ...player, id }));
  expect(await standing()).toEqual(after);
});
