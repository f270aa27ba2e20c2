import { newestOneCallGame } from '@croupier/fairplay/games/one-call-games.ts';
import { newestRoundGame } from '@croupier/fairplay/games/round-games.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { expect, test } from 'vitest';
import { randomOf } from '../vendors/random.ts';
import { betOf, moveOf } from './bets.ts';
import { watchCrash } from './crash-times.ts';
import { habitsOf, playersAt, stakeOf } from './habits.ts';
import { createPace } from './pace.ts';

const ONE_CALL = ['dice', 'limbo', 'plinko', 'keno', 'wheel', 'roulette', 'baccarat', 'nine-lanterns'];
const ROUND_GAMES = ['mines', 'towers', 'hilo', 'blackjack'];

test.each(ONE_CALL)('every bet on %s is one that the rules take', (game) => {
  const random = randomOf(game);
  for (let round = 0; round < 200; round += 1)
    expect(newestOneCallGame(game)?.parseBet(betOf(game, random).bet)).toBeDefined();
});

test.each(ROUND_GAMES)('a round of %s is played to its end with moves that the rules allow', (gameId) => {
  const random = randomOf(gameId);
  const game = newestRoundGame(gameId);
  if (!game) throw new Error('there is no such game');
  for (let nonce = 0; nonce < 100; nonce += 1) {
    const bet = game.parseBet(betOf(gameId, random).bet);
    expect(bet).toBeDefined();
    const numbers = () => createFloats('0'.repeat(64), 'demo', nonce);
    const moves: unknown[] = [];
    for (let state = game.play(bet, moves, numbers); !state.isOver; state = game.play(bet, moves, numbers)) {
      const { numerator, denominator } = state.paid;
      const multiplierE4 = Number((numerator * 10_000n) / denominator);
      const move = moveOf(gameId, { view: state.view, moves: [...moves], multiplierE4 } as never, random);
      expect(game.parseMove(move)).toBeDefined();
      moves.push(game.parseMove(move));
      expect(moves.length).toBeLessThan(100);
    }
  }
});

test('players have habits of their own, and stakes that people type', () => {
  const all = Array.from({ length: 40 }, (_, index) => habitsOf(`player${index}`));
  expect(habitsOf('player1')).toEqual(habitsOf('player1'));
  expect(new Set(all.map(({ games }) => games[0])).size).toBeGreaterThan(6);
  for (const habits of all)
    for (const share of [0, 0.5, 0.99]) {
      const stake = stakeOf(habits, share);
      expect(stake).toBeGreaterThanOrEqual(1);
      expect(stake).toBeLessThanOrEqual(1_000);
    }
});

test('most players come in the evening of their own place, and somebody is always there', () => {
  const at = (hour: string): Date => new Date(`2026-06-01T${hour}:00:00Z`);
  expect(playersAt(14, 'Asia/Bangkok', at('14'))).toBeGreaterThan(playersAt(14, 'Asia/Bangkok', at('20')));
  expect(playersAt(14, 'Asia/Bangkok', at('14'))).toBe(playersAt(14, 'UTC', at('21')));
  expect(playersAt(1, 'UTC', at('04'))).toBe(1);
});

test('players learn of a crash game once, and of none that has passed', async () => {
  let hear: ((message: Record<string, unknown>) => void) | undefined;
  let opened = 0;
  const crash = watchCrash({
    openPage: (_says, heard) => {
      opened += 1;
      hear = heard;
      return () => (hear = undefined);
    },
  });
  const betting = (gameNo: number, phase = 'betting') => ({
    data: { kind: 'delta', state: { phase, gameNo } },
  });
  const both = Promise.all([crash.nextGame(), crash.nextGame()]);
  hear?.(betting(7, 'running'));
  hear?.(betting(8));
  expect(await both).toEqual([8, 8]);
  expect([opened, hear]).toEqual([1, undefined]);
  const next = crash.nextGame();
  hear?.(betting(8));
  hear?.(betting(9));
  expect(await next).toBe(9);
  const last = crash.nextGame();
  crash.stop();
  expect(await last).toBeUndefined();
});

test('waiting ends at once when everything stops', async () => {
  const pace = createPace({ callsPerSecond: 0.001 });
  expect(await pace.turn()).toBe(true);
  const waits = Promise.all([pace.turn(), pace.sleep(1_000_000)]);
  pace.stop();
  expect(await waits).toEqual([false, false]);
  expect(await pace.sleep(0)).toBe(false);
});
