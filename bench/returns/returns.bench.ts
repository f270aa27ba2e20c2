// `npm run bench -- returns`: plays every in-house game a million times and compares what was paid with the return that
// is proved, in standard errors; then the chi-square of ten million numbers. `--rounds 100000` plays fewer.
import { randomBytes } from 'node:crypto';
import { crashPoint } from '@croupier/fairplay/crash-rules.ts';
import { bestMove } from '@croupier/fairplay/games/blackjack-best.ts';
import { bestPlay } from '@croupier/fairplay/games/blackjack-returns.ts';
import type { BlackjackMove } from '@croupier/fairplay/games/blackjack.ts';
import { blackjack } from '@croupier/fairplay/games/blackjack.ts';
import { hilo, type HiloMove } from '@croupier/fairplay/games/hilo.ts';
import { mines } from '@croupier/fairplay/games/mines.ts';
import { oneCallGames } from '@croupier/fairplay/games/one-call-games.ts';
import { towersReturn, towers } from '@croupier/fairplay/games/towers.ts';
import { minesMultiplierE4 } from '@croupier/fairplay/mines-payouts.ts';
import type { Fraction } from '@croupier/fairplay/money.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { count, machine, table } from '../src/table.ts';
import { chiSquareOf } from './chi-square.ts';

const ROUNDS = 1_000_000;
const NUMBERS = 10_000_000;
const MAX_STANDARD_ERRORS = 4;

/** A usual bet of each game whose round is one call. */
const BETS: Readonly<Record<string, object>> = {
  dice: { direction: 'under', targetHundredths: 5_000 },
  limbo: { targetHundredths: 200 },
  plinko: { rows: 16, risk: 'medium' },
  keno: { risk: 'medium', picks: [1, 5, 9, 13, 17, 21, 25, 29, 33, 37] },
  wheel: { segments: 50, risk: 'medium' },
  roulette: { spots: [{ spot: 'straight:7', units: 1 }] },
  baccarat: { spots: [{ spot: 'banker', units: 1 }] },
  'nine-lanterns': {},
};

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** `play` returns what the round with this nonce gains or pays, as a ratio of the first stake. */
type Case = { name: string; proved: number; play: (nonce: number) => number };

const casesOf = (seed: string): Case[] => {
  const numbers = (nonce: number) => () => createFloats(seed, 'returns', nonce);
  const best = bestPlay();
  const ofOneCall = oneCallGames.flatMap((game): Case[] => {
    const bet = game.parseBet(BETS[game.id]);
    if (bet === undefined) throw new Error(`no bet on ${game.id}`);
    return [
      {
        name: game.id,
        proved: numberOf(game.returnOf(bet)),
        play: (nonce) => numberOf(game.play(numbers(nonce)(), bet).paid),
      },
    ];
  });
  const playHilo = (nonce: number): number => {
    const moves: HiloMove[] = [];
    let state = hilo.play({ startCard: 24 }, moves, numbers(nonce));
    while (!state.isOver) {
      const likely = state.view.choices.toSorted((a, b) => b.thirteenths - a.thirteenths)[0]?.guess;
      moves.push(moves.length < 3 && likely ? likely : 'cash_out');
      state = hilo.play({ startCard: 24 }, moves, numbers(nonce));
    }
    return numberOf(state.paid);
  };
  const playBlackjack = (nonce: number): number => {
    const moves: BlackjackMove[] = [];
    let further = 0;
    let state = blackjack.play({}, moves, numbers(nonce));
    while (!state.isOver) {
      const move = bestMove(state.view, best);
      if (!move) throw new Error('a round that is not over has no move');
      if (move === 'double' || move === 'split') further += 1;
      moves.push(move);
      state = blackjack.play({}, moves, numbers(nonce));
    }
    return numberOf(state.paid) - further;
  };
  /** Moves until one of them ends the round. */
  const ladder = <Move>(
    play: (moves: Move[]) => { isOver: boolean; paid: Fraction },
    steps: Move[],
  ): number => {
    for (let made = 1; made <= steps.length; made += 1) {
      const { isOver, paid } = play(steps.slice(0, made));
      if (isOver || made === steps.length) return numberOf(paid);
    }
    return 0;
  };
  const minesSurvival = (22 * 21 * 20) / (25 * 24 * 23);
  return [
    ...ofOneCall,
    {
      name: 'mines',
      proved: (Number(minesMultiplierE4(3, 3)) / 10_000) * minesSurvival,
      play: (nonce) =>
        ladder(
          (moves) => mines.play({ mines: 3 }, moves, numbers(nonce)),
          [0, 7, 14].map((field) => ({ field })),
        ),
    },
    {
      name: 'towers',
      proved: numberOf(towersReturn('easy', 3)),
      play: (nonce) =>
        ladder(
          (moves) => towers.play({ difficulty: 'easy' }, moves, numbers(nonce)),
          [0, 1, 2].map((tile) => ({ tile })),
        ),
    },
    // Cutting to four decimals takes at most 0.0001 of it.
    { name: 'hilo', proved: 0.99, play: playHilo },
    { name: 'blackjack', proved: best.returnOfFirstStake, play: playBlackjack },
    {
      name: 'crash',
      proved: (Math.floor((0.99 * 2 ** 32) / 2) / 2 ** 32) * 2,
      play: () => (crashPoint(randomBytes(32).toString('hex'), seed) >= 200 ? 2 : 0),
    },
  ];
};

/** The mean of so many rounds, and its distance from what is proved. */
function simulate({ proved, play }: Case, rounds: number): { mean: number; standardErrors: number } {
  let [sum, squares] = [0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const paid = play(nonce);
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  const standardError = Math.sqrt((squares / rounds - mean * mean) / rounds);
  return { mean, standardErrors: (mean - proved) / standardError };
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(4)} %`;

export async function run({ quick, flags }: { quick: boolean; flags: readonly string[] }): Promise<void> {
  const given = flags.includes('--rounds') ? Number(flags[flags.indexOf('--rounds') + 1]) : undefined;
  const rounds = given ?? (quick ? ROUNDS / 20 : ROUNDS);
  const seed = randomBytes(32).toString('hex');
  console.log(`Returns of in-house games. ${machine()}; ${count(rounds)} rounds each, seed ${seed}.`);
  let missed = 0;
  const lines = casesOf(seed).map((one) => {
    const { mean, standardErrors } = simulate(one, rounds);
    const isMet = Math.abs(standardErrors) <= MAX_STANDARD_ERRORS;
    if (!isMet) missed += 1;
    const off = standardErrors.toFixed(2);
    return [one.name, percent(one.proved), percent(mean), off, isMet ? 'met' : 'MISSED'];
  });
  const head = ['game', 'proved', 'paid', 'standard errors', `≤ ${MAX_STANDARD_ERRORS}`];
  console.log(`\n${table(head, lines)}`);

  const drawn = quick ? NUMBERS / 20 : NUMBERS;
  const { chiSquare, degrees, low, high } = chiSquareOf(seed, drawn);
  const isUniform = chiSquare >= low && chiSquare <= high;
  console.log(
    `\nChi-square of ${count(drawn)} numbers, ${degrees} degrees of freedom: ${chiSquare.toFixed(1)}, wanted ` +
      `${low.toFixed(1)} to ${high.toFixed(1)} (99 %): ${isUniform ? 'met' : 'MISSED'}`,
  );
  if (missed > 0 || !isUniform) throw new Error('what was paid does not follow from what is proved');
}
