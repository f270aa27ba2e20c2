import { describe, expect, test } from 'vitest';
import { DECK } from '../cards.ts';
import { createFloats, type NumberSource } from '../random.ts';
import { numbersOf, smallestFor } from '../testing/numbers.ts';
import { bestMove } from './blackjack-best.ts';
import { bestPlay } from './blackjack-returns.ts';
import { blackjack, type BlackjackMove } from './blackjack.ts';
import { hilo, hiloMultiplierE4, hiloThirteenths, HILO_GUESSES, type HiloMove } from './hilo.ts';
import { ZERO } from './one-call.ts';
import type { Numbers } from './round-game.ts';
import {
  towers,
  towersMultiplierE4,
  towersReturn,
  TOWER_DIFFICULTIES,
  type TowerDifficulty,
} from './towers.ts';

const seeded =
  (nonce: number): Numbers =>
  () =>
    createFloats('server', 'client', nonce);
/** The numbers behind these cards, such as "A♠". */
const cards =
  (...names: readonly string[]): Numbers =>
  () =>
    numbersOf(
      ...names.map((name) =>
        smallestFor(
          DECK.findIndex(
            ({ rank, suit }) => name === `${rank}${suit}` || (name.length <= 2 && name === rank),
          ),
          DECK.length,
        ),
      ),
    );
const DIFFICULTIES = Object.keys(TOWER_DIFFICULTIES) as TowerDifficulty[];

describe('towers', () => {
  test('multipliers at the top, and returns of every stopping point', () => {
    expect(DIFFICULTIES.map((difficulty) => towersMultiplierE4(difficulty, 9))).toEqual([
      131_851n,
      380_589n,
      5_068_800n,
      194_861_700n,
      2_595_225_600n,
    ]);
    for (const difficulty of DIFFICULTIES)
      for (let levels = 1; levels <= 9; levels += 1) {
        const { numerator, denominator } = towersReturn(difficulty, levels);
        const rtp = Number((numerator * 1_000_000n) / denominator);
        expect(rtp).toBeGreaterThanOrEqual(989_900);
        expect(rtp).toBeLessThanOrEqual(990_000);
      }
  });

  test('the safe tiles are as frequent as the rules say', () => {
    const rounds = 6_000;
    let safe = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { view } = towers.play({ difficulty: 'medium' }, [{ tile: nonce % 3 }], seeded(nonce));
      if (view.state === 'playing') safe += 1;
    }
    const spread = Math.sqrt(rounds * (2 / 3) * (1 / 3));
    expect(Math.abs(safe - (rounds * 2) / 3)).toBeLessThan(5 * spread);
  });

  test('shows the tower only once the round is over, and refuses moves after that', () => {
    const start = towers.play({ difficulty: 'easy' }, [], seeded(1));
    expect(start.view).toEqual({ opened: [], state: 'playing', tower: null });
    expect(() => towers.play({ difficulty: 'easy' }, ['cash_out'], seeded(1))).toThrow(RangeError);
    expect(towers.afterLeaving(start.view)).toBe('void');
    const tile = [0, 1, 2, 3].find(
      (one) => towers.play({ difficulty: 'easy' }, [{ tile: one }], seeded(1)).view.state === 'playing',
    );
    const opened = { tile: tile ?? 0 };
    const out = towers.play({ difficulty: 'easy' }, [opened, 'cash_out'], seeded(1));
    expect(out).toMatchObject({ isOver: true, paid: { numerator: 13_200n }, next: null });
    expect(out.view.tower).toHaveLength(9);
    expect(() => towers.play({ difficulty: 'easy' }, [opened, 'cash_out', opened], seeded(1))).toThrow(
      RangeError,
    );
    expect(() => towers.play({ difficulty: 'hard' }, [{ tile: 2 }], seeded(1))).toThrow(RangeError);
  });

  test('what is shown before the end does not depend on hidden levels', () => {
    const shown = Array.from({ length: 40 }, (_, nonce) =>
      towers.play({ difficulty: 'medium' }, [{ tile: 1 }], seeded(nonce)),
    ).filter(({ isOver }) => !isOver);
    expect(shown.length).toBeGreaterThan(10);
    for (const one of shown) expect(one).toEqual(shown[0]);
  });
});

describe('hilo', () => {
  test('chances of both guesses cover all values, with the same value in both', () => {
    for (let value = 2; value <= 12; value += 1) {
      expect(hiloThirteenths(value, 'higher') + hiloThirteenths(value, 'lower')).toBe(14);
      expect(hiloThirteenths(value, 'same')).toBe(0);
    }
    for (const value of [1, 13])
      expect(HILO_GUESSES.map((guess) => hiloThirteenths(value, guess)).toSorted((a, b) => a - b)).toEqual([
        0, 1, 12,
      ]);
  });

  test('every guess returns 99 %, less the cut of the fourth decimal', () => {
    for (let thirteenths = 1; thirteenths <= 12; thirteenths += 1) {
      const rtp = Number(hiloMultiplierE4([thirteenths])) * thirteenths;
      expect(rtp).toBeLessThanOrEqual(128_700);
      expect(rtp).toBeGreaterThan(128_700 - thirteenths);
    }
    expect([hiloMultiplierE4([12]), hiloMultiplierE4([1])]).toEqual([10_725n, 128_700n]);
  });

  test('plays guesses, skips and cashes out', () => {
    const six = DECK.findIndex(({ rank }) => rank === '6');
    const play = (moves: readonly HiloMove[], ...drawn: string[]) =>
      hilo.play({ startCard: six }, moves, cards(...drawn));
    expect(play(['higher'], '6').view).toMatchObject({ state: 'playing', multiplierE4: 16_087 });
    expect(play(['higher'], '5')).toMatchObject({
      isOver: true,
      paid: { numerator: 0n },
      view: { state: 'busted' },
    });
    expect(play(['skip', 'same', 'cash_out'], 'K', 'K')).toMatchObject({
      isOver: true,
      paid: { numerator: 128_700n },
    });
    expect(() => play(['same'])).toThrow(RangeError);
    expect(() => play(['cash_out'])).toThrow(RangeError);
    expect(hilo.afterLeaving(play(['skip'], 'K').view)).toBe('void');
    expect(hilo.afterLeaving(play(['lower'], '2').view)).toEqual({ move: 'cash_out' });
  });

  test('the last card cannot be skipped to without a right guess, and cashes out otherwise', () => {
    const sixes = Array.from({ length: 52 }, () => '6');
    const skips = Array.from({ length: 51 }, () => 'skip' as const);
    const before = hilo.play({ startCard: 0 }, skips, cards(...sixes));
    expect(before.view.canSkip).toBe(false);
    expect(() => hilo.play({ startCard: 0 }, [...skips, 'skip'], cards(...sixes))).toThrow(RangeError);
    const last = hilo.play({ startCard: 0 }, [...skips, 'higher'], cards(...sixes));
    expect(last).toMatchObject({ isOver: true, view: { state: 'cashed_out' } });
  });
});

describe('blackjack', () => {
  const play = (moves: readonly BlackjackMove[], ...drawn: string[]) =>
    blackjack.play({}, moves, cards(...drawn));
  const halves = (moves: readonly BlackjackMove[], ...drawn: string[]): number => {
    const { isOver, paid } = play(moves, ...drawn);
    expect(isOver).toBe(true);
    return Number(paid.numerator);
  };

  test('best play returns 99.4296 % of the first stake', () => {
    expect(bestPlay().returnOfFirstStake).toBeCloseTo(0.994296, 6);
  });

  // Cards: player, dealer up, player, dealer hole, then as called. Paid in halves of the first stake.
  test.each<[string, BlackjackMove[], string, number]>([
    ['blackjack', [], 'A 9 K 9', 5],
    ['blackjack against a ten with a blackjack', [], 'A K K A', 2],
    ['a dealer blackjack', [], '9 K 9 A', 0],
    ['a win', ['stand'], 'K 6 9 K 7', 4],
    ['a push', ['stand'], 'K 9 9 K', 2],
    ['a loss', ['stand'], 'K 9 8 K', 0],
    ['going over, without dealer cards', ['hit'], 'K 6 6 K K', 0],
    ['hitting 21 ends the hand', ['hit'], 'K 6 6 K 5 5', 2],
    ['a doubled win', ['double'], '5 6 6 K K K', 8],
    ['a doubled loss', ['double'], '5 6 6 K 2 5', 0],
    ['insurance that pays', ['insurance'], '9 A 9 K', 3],
    ['insurance that does not, and a win', ['insurance', 'stand'], 'K A 9 7', 4],
    ['no insurance, dealer blackjack', ['no_insurance'], '9 A 9 K', 0],
    ['insured blackjack against a blackjack', ['insurance'], 'A A K K', 5],
    ['blackjack after refused insurance', ['no_insurance'], 'A A K 7', 5],
    ['two hands, both doubled and won', ['split', 'double', 'double'], '5 6 5 K 6 6 K K K', 16],
    ['split aces with 21 are no blackjack', ['split'], 'A 9 A 9 K K', 8],
    ['the dealer stands on soft 17', ['stand'], 'K A 7 6', 2],
  ])('%s', (_, moves, drawn, paid) => {
    const withInsurance: BlackjackMove[] =
      drawn.split(' ')[1] === 'A' && !moves.some((move) => move.includes('insurance'))
        ? ['no_insurance', ...moves]
        : moves;
    expect(halves(withInsurance, ...drawn.split(' '))).toBe(paid);
  });

  test('different tens may be split, and only once', () => {
    const { view } = play(['split'], 'K 6 Q 9 10 J'.split(' ')[0] ?? '', '6', 'Q', '9', '10', 'J');
    expect(view.hands).toHaveLength(2);
    expect(view.moves).toEqual(['hit', 'stand', 'double']);
    expect(() => play(['split', 'split'], 'K', '6', 'Q', '9', '10', 'J')).toThrow(RangeError);
  });

  test('the hole card is not shown, and nothing shown depends on it', () => {
    const [one, other] = [play([], '5', '6', '9', '2'), play([], '5', '6', '9', '10')];
    expect(one).toEqual(other);
    expect(one.view.dealer).toHaveLength(1);
    expect(play([], '9', 'A', '9', '5')).toEqual(play([], '9', 'A', '9', 'K'));
  });

  test('any sequence of offered moves ends, and pays at most eight stakes', () => {
    const best = bestPlay();
    const rounds = Number(process.env['FAIRPLAY_ROUNDS'] ?? 1_500);
    let [net, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const moves: BlackjackMove[] = [];
      let state = blackjack.play({}, moves, seeded(nonce));
      let stake = 1;
      while (!state.isOver) {
        const move = bestMove(state.view, best);
        if (!move) throw new Error('a round that is not over has no move');
        const { numerator, denominator } = blackjack.extraStake?.({}, move) ?? ZERO;
        stake += Number(numerator) / Number(denominator);
        moves.push(move);
        state = blackjack.play({}, moves, seeded(nonce));
      }
      const paid = Number(state.paid.numerator) / Number(state.paid.denominator);
      expect(paid).toBeLessThanOrEqual(8);
      net += paid - stake;
      squares += (paid - stake) ** 2;
    }
    const spread = Math.sqrt(squares / rounds) / Math.sqrt(rounds);
    expect(Math.abs(1 + net / rounds - best.returnOfFirstStake)).toBeLessThan(5 * spread);
  });
});

test('a seeded source gives the same round again', () => {
  const source = (): NumberSource => createFloats('server', 'client', 7);
  expect(blackjack.play({}, [], source)).toEqual(blackjack.play({}, [], source));
});
