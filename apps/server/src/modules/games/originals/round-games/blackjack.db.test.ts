import { randomUUID } from 'node:crypto';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { BlackjackMove, BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';
import { offerRoundGames, playerWith, type RoundCase } from '../testing/round-plays.ts';

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

const BLACKJACK: RoundCase = { gameId: 'blackjack', bet: {}, candidates: ['no_insurance', 'stand'] };
const viewIn = ({ view }: { view: unknown }): BlackjackView => view as BlackjackView;

/** A player with these funds in a round whose first cards are as wanted. */
async function begin(wanted: (view: BlackjackView) => boolean, fundsMinor: bigint, stakeMinor = ONE) {
  const is = (state: { view: unknown; isOver: boolean }) => !state.isOver && wanted(viewIn(state));
  const { player } = await playerWith(house, BLACKJACK, { wanted: is, fundsMinor, depth: 0 });
  const start = { ...player, gameId: 'blackjack', id: randomUUID(), stakeMinor, bet: {} };
  const state = await house.originals.roundGames.start(start);
  return { player, state };
}
const move = (player: Player, { roundId }: RoundState, [step, one]: [number, BlackjackMove]) =>
  house.originals.roundGames.move({ ...player, gameId: 'blackjack', roundId, step, move: one });

/** Stands on every hand. */
async function standAll(player: Player, state: RoundState): Promise<RoundState> {
  let now = state;
  while (!now.isOver)
    now = await move(player, now, [
      now.moves.length,
      viewIn(now).insurance === 'offered' ? 'no_insurance' : 'stand',
    ]);
  return now;
}
const journalOf = async ({ roundId }: RoundState) => {
  const { rows } = await sql<{ stake: bigint; payout: bigint; validBet: bigint }>`
    select stake_minor as stake, payout_minor as payout, valid_bet_minor as "validBet" from round_results
    where round_id = ${roundId}`.execute(house.db);
  return rows;
};
/** Stakes of hands that nobody won. */
const pushedIn = (state: RoundState): bigint =>
  viewIn(state).hands.reduce(
    (sum, { result, isDoubled }) => sum + (result === 'push' ? (isDoubled ? 2n : 1n) * ONE : 0n),
    0n,
  );

test.each<[BlackjackMove, (view: BlackjackView) => boolean, bigint]>([
  ['double', ({ moves }) => moves.includes('double'), ONE],
  ['split', ({ moves }) => moves.includes('split'), ONE],
  ['insurance', ({ insurance }) => insurance === 'offered', ONE / 2n],
])(
  '%s is refused without money, and the round stands; with it, it is a further stake',
  async (one, wanted, costs) => {
    const { player, state } = await begin(wanted, ONE + costs - 1n);
    await expect(move(player, state, [0, one])).rejects.toThrow('wallet.insufficient_funds');
    const current = { ...player, gameId: 'blackjack' };
    expect(await house.originals.roundGames.current(current)).toEqual(state);

    await house.credit(player, 1n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(player, state, [0, one])));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const [raised = state] = answers;
    expect(raised).toMatchObject({ stake: ONE, staked: ONE + costs, moves: [one] });
    if (!raised.isOver) expect(raised.balance).toBe(0n);

    const ended = await standAll(player, raised);
    expect(await house.balanceOf(player)).toBe(ended.payout);
    const stake = ONE + costs;
    const record = await house.rounds.getRound({ ...player, roundId: state.roundId });
    expect(record).toMatchObject({ stakeMinor: stake, payoutMinor: ended.payout, state: 'settled' });
    const validBet = stake - pushedIn(ended);
    expect(await journalOf(ended)).toEqual([{ stake, payout: ended.payout, validBet }]);
  },
);

test('both hands of a split may be doubled, each for a stake of its own', async () => {
  const wanted = ({ moves, hands }: BlackjackView) =>
    moves.includes('split') && hands[0]?.cards[0]?.rank !== 'A';
  const { player, state } = await begin(wanted, 4n * ONE);
  let now = await move(player, state, [0, 'split']);
  while (!now.isOver)
    now = await move(player, now, [
      now.moves.length,
      viewIn(now).moves.includes('double') ? 'double' : 'stand',
    ]);
  const doubled = viewIn(now).hands.filter(({ isDoubled }) => isDoubled).length;
  expect(now.staked).toBe(BigInt(2 + doubled) * ONE);
  expect(await house.balanceOf(player)).toBe(4n * ONE - now.staked + now.payout);
});

test('a push counts nothing', async () => {
  const isPush = (state: { isOver: boolean; paid: { numerator: bigint; denominator: bigint } }) =>
    state.isOver && state.paid.numerator === state.paid.denominator;
  const { player, moves } = await playerWith(house, BLACKJACK, { wanted: isPush, fundsMinor: ONE });
  let state = await house.originals.roundGames.start({
    ...player,
    gameId: 'blackjack',
    id: randomUUID(),
    stakeMinor: ONE,
    bet: {},
  });
  for (const [step, one] of moves.entries()) state = await move(player, state, [step, one as BlackjackMove]);
  expect(await journalOf(state)).toEqual([{ stake: ONE, payout: ONE, validBet: 0n }]);
});

test('the limit must allow the largest payout of any further stakes', async () => {
  const player = await house.addPlayer(ONE);
  const start = { ...player, gameId: 'blackjack', stakeMinor: ONE, bet: {} };
  house.setStakes({ maxStakeMinor: ONE, maxPayoutMinor: 8n * ONE - 1n });
  await expect(house.originals.roundGames.start({ ...start, id: randomUUID() })).rejects.toThrow(
    'originals.payout_above_limit',
  );
  house.setStakes({ maxStakeMinor: ONE, maxPayoutMinor: 8n * ONE });
  await house.originals.roundGames.start({ ...start, id: randomUUID() });
});

test('a blackjack ends the round with its start, and pays the jackpot that it wins', async () => {
  const isNatural = (state: { isOver: boolean; paid: { numerator: bigint } }) =>
    state.isOver && state.paid.numerator === 5n;
  const { player } = await playerWith(house, BLACKJACK, { wanted: isNatural, fundsMinor: ONE, depth: 0 });
  house.setJackpot({ drawnOncePerMinor: ONE });
  const start = { ...player, gameId: 'blackjack', id: randomUUID(), stakeMinor: ONE, bet: {} };
  const state = await house.originals.roundGames.start(start);
  expect(state).toMatchObject({ isOver: true, payout: 25_000n, multiplierE4: 25_000 });
  expect(state.jackpot).toBeGreaterThan(0n);
  expect(state.balance).toBe(25_000n + (state.jackpot ?? 0n));
  expect(await house.originals.roundGames.start(start)).toEqual(state);
});

test('a bonus may pay the further stake alone, and the payout is shared by both stakes', async () => {
  const wanted = (state: { view: unknown; isOver: boolean }) =>
    !state.isOver && viewIn(state).moves.includes('double');
  const { player } = await playerWith(house, BLACKJACK, { wanted, fundsMinor: ONE, depth: 0 });
  const { standing } = await house.giveBonus(player, 3n * ONE);
  const start = { ...player, gameId: 'blackjack', id: randomUUID(), stakeMinor: ONE, bet: {} };
  const state = await house.originals.roundGames.start(start);
  expect(await standing()).toEqual([0n, 3n * ONE, 0n]);
  const ended = await standAll(player, await move(player, state, [0, 'double']));
  const half = ended.payout / 2n;
  expect(await standing()).toEqual([ended.payout - half, 2n * ONE + half, 2n * ONE - pushedIn(ended)]);
});
