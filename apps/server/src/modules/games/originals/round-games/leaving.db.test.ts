import { randomUUID } from 'node:crypto';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { BlackjackMove, BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';
import { gameOf, offerRoundGames, playerWith, ROUND_CASES, type RoundCase } from '../testing/round-plays.ts';

type Player = { merchantId: string; memberId: string };

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
  await offerRoundGames(house);
});
afterEach(async () => {
  house.setJackpot({});
  house.setLeftAfterDays(7);
  await house.expectCleanAudit();
});
afterAll(() => house.close());

const FUNDS = 10n * ONE;
const DAY = 24 * 60 * 60_000;
const isOpen = ({ isOver }: { isOver: boolean }): boolean => !isOver;

async function begin(played: RoundCase, player: Player): Promise<RoundState> {
  const { gameId, bet } = played;
  return house.originals.roundGames.start({ ...player, gameId, bet, id: randomUUID(), stakeMinor: ONE });
}
const recordOf = ({ merchantId }: Player, { roundId }: RoundState) =>
  house.rounds.getRound({ merchantId, roundId });
const endStale = async (): Promise<void> => {
  for (const { run } of house.originals.jobs) await run();
};
/** Moves after which the round is open and worth something. */
const isWorthIt = (state: { isOver: boolean; paid: { numerator: bigint } }): boolean =>
  !state.isOver && state.paid.numerator > 0n;

describe.each(ROUND_CASES.filter(({ gameId }) => gameId !== 'blackjack'))('$gameId', (played) => {
  test('a round that was left is cashed out after seven days, and not before', async () => {
    const { player, moves } = await playerWith(house, played, { wanted: isWorthIt, fundsMinor: FUNDS });
    let state = await begin(played, player);
    house.clock.advance(6 * DAY);
    for (const [step, move] of moves.entries())
      state = await house.originals.roundGames.move({
        ...player,
        gameId: played.gameId,
        roundId: state.roundId,
        step,
        move,
      });
    house.clock.advance(7 * DAY);
    await endStale();
    expect((await recordOf(player, state)).state).toBe('open');
    house.clock.advance(1);
    await endStale();
    await endStale();
    const record = await recordOf(player, state);
    expect(record).toMatchObject({ state: 'settled', payoutMinor: state.payout });
    expect(record.detail).toMatchObject({ moves: [...moves, 'cash_out'], wasLeft: true });
    expect(await house.balanceOf(player)).toBe(FUNDS - ONE + state.payout);
    expect((await house.originals.seeds(player)).blockedBy).toBeNull();
  });

  test('where nothing has been decided the stake goes back', async () => {
    const { player } = await playerWith(house, played, { wanted: isOpen, fundsMinor: FUNDS, depth: 0 });
    const state = await begin(played, player);
    house.setLeftAfterDays(1);
    house.clock.advance(DAY + 1);
    await endStale();
    expect(await recordOf(player, state)).toMatchObject({ state: 'voided', stakeMinor: 0n });
    expect(await house.balanceOf(player)).toBe(FUNDS);
    expect(await house.originals.roundGames.current({ ...player, gameId: played.gameId })).toBeNull();
  });

  test('unless the round has won the jackpot: it keeps the hit and loses the stake', async () => {
    const { player } = await playerWith(house, played, { wanted: isOpen, fundsMinor: FUNDS, depth: 0 });
    house.setJackpot({ drawnOncePerMinor: ONE });
    const state = await begin(played, player);
    house.setJackpot({});
    house.clock.advance(7 * DAY + 1);
    await endStale();
    expect(await recordOf(player, state)).toMatchObject({
      state: 'settled',
      stakeMinor: ONE,
      payoutMinor: 0n,
    });
    expect(await house.balanceOf(player)).toBe(FUNDS - ONE + (state.jackpot ?? 0n));
  });
});

const hasBlackjack = ({ hands, dealer, dealerTotal }: BlackjackView): boolean =>
  hands.some(({ isBlackjack }) => isBlackjack) || (dealer.length === 2 && dealerTotal === 21);

test.each<[string, BlackjackMove[], (view: BlackjackView) => boolean]>([
  ['stands', ['stand'], (view) => view.insurance === 'none' && !hasBlackjack(view)],
  [
    'refuses insurance and stands',
    ['no_insurance', 'stand'],
    (view) => view.insurance === 'refused' && !hasBlackjack(view),
  ],
  [
    'refuses insurance, and a blackjack ends it',
    ['no_insurance'],
    (view) => view.insurance === 'refused' && hasBlackjack(view),
  ],
])('a hand of blackjack that was left %s', async (_name, expected, ends) => {
  const blackjack: RoundCase = { gameId: 'blackjack', bet: {}, candidates: ['no_insurance', 'stand'] };
  const { player, moves, numbers } = await playerWith(house, blackjack, {
    wanted: ({ isOver, view }) => isOver && ends(view as BlackjackView),
    fundsMinor: FUNDS,
    depth: 2,
  });
  expect(moves).toEqual(expected);
  const state = await begin(blackjack, player);
  house.clock.advance(7 * DAY + 1);
  await endStale();
  const record = await recordOf(player, state);
  expect(record.detail).toMatchObject({ moves: expected, wasLeft: true });
  const { paid } = gameOf('blackjack').play({}, expected, numbers);
  expect(record).toMatchObject({ state: 'settled', payoutMinor: (ONE * paid.numerator) / paid.denominator });
});

test('all open rounds of a member end at once when play ends, and those of others go on', async () => {
  const player = await house.addPlayer(FUNDS);
  const other = await house.addPlayer(FUNDS);
  const states: RoundState[] = [];
  for (const played of ROUND_CASES) states.push(await begin(played, player));
  const [first] = ROUND_CASES;
  if (!first) throw new Error('no game');
  const theirs = await begin(first, other);
  await house.originals.endRounds(player);
  await house.originals.endRounds(player);
  for (const state of states) expect((await recordOf(player, state)).state).not.toBe('open');
  expect((await recordOf(other, theirs)).state).toBe('open');
});

test('a move that comes at the same time keeps the round or comes too late, never both', async () => {
  const mines = ROUND_CASES.find(({ gameId }) => gameId === 'mines');
  if (!mines) throw new Error('no mines');
  for (let turn = 0; turn < 5; turn += 1) {
    const { player, moves } = await playerWith(house, mines, { wanted: isWorthIt, fundsMinor: FUNDS });
    const state = await begin(mines, player);
    house.clock.advance(7 * DAY + 1);
    const made = { ...player, gameId: 'mines', roundId: state.roundId, step: 0, move: moves[0] };
    const [moved] = await Promise.allSettled([house.originals.roundGames.move(made), endStale()]);
    const record = await recordOf(player, state);
    if (moved.status === 'fulfilled') expect(record.state).toBe('open');
    else {
      expect(moved.reason).toMatchObject({ code: 'originals.round_not_found' });
      expect(record.state).toBe('voided');
    }
    await house.originals.endRounds(player);
  }
});
