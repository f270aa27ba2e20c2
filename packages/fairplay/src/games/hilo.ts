import { DECK, drawCard, RANKS, type Card } from '../cards.ts';
import { RETURN_PERCENT, cutToE4, type Fraction } from '../money.ts';
import { isWhole, objectWith, ofE4, ZERO } from './one-call.ts';
import { defineRound } from './round-game.ts';

/** The number of cards that a round may draw. */
export const HILO_MAX_CARDS = 52;
const VALUES = 13;

/** The first card is the player's choice, by its place in the deck; it does not change the return. */
export type HiloBet = { startCard: number };
export const HILO_GUESSES = ['higher', 'lower', 'same'] as const;
export type HiloGuess = (typeof HILO_GUESSES)[number];
export type HiloMove = HiloGuess | 'skip' | 'cash_out';

export type HiloView = {
  cards: Card[];
  guesses: (HiloGuess | 'skip')[];
  state: 'playing' | 'busted' | 'cashed_out';
  multiplierE4: number;
  canSkip: boolean;
  /** What may be guessed now, with its chance in thirteenths and the multiplier afterwards. */
  choices: { guess: HiloGuess; thirteenths: number; multiplierE4: number }[];
};

/** From 1 for the ace to 13 for the king. */
export const hiloValue = ({ rank }: Card): number => (rank === 'A' ? 1 : RANKS.indexOf(rank) + 2);

/**
 * In how many of thirteen cases a guess is right; 0 for one that is not offered. Ace: higher or the same; king: lower
 * or the same; between them "higher" and "lower" include the same value.
 */
export function hiloThirteenths(value: number, guess: HiloGuess): number {
  const isEdge = value === 1 || value === VALUES;
  if (guess === 'same') return isEdge ? 1 : 0;
  if (guess === 'higher') return value === 1 ? VALUES - 1 : value === VALUES ? 0 : VALUES + 1 - value;
  return value === VALUES ? VALUES - 1 : value === 1 ? 0 : value;
}

function isRight(guess: HiloGuess, from: number, to: number): boolean {
  if (guess === 'same') return to === from;
  const isEdge = from === 1 || from === VALUES;
  if (guess === 'higher') return isEdge ? to > from : to >= from;
  return isEdge ? to < from : to <= from;
}

/** 0.99 × 13ⁿ ÷ the product of the thirteenths: the edge is taken once, however long the round is. */
export function hiloMultiplierE4(thirteenths: readonly number[]): bigint {
  if (thirteenths.length === 0) return 0n;
  const numerator = RETURN_PERCENT * BigInt(VALUES) ** BigInt(thirteenths.length);
  const denominator = thirteenths.reduce((product, one) => product * BigInt(one), 100n);
  return cutToE4({ numerator, denominator }, 4);
}

type Round = {
  cards: Card[];
  guesses: HiloView['guesses'];
  right: number[];
  state: HiloView['state'];
};

const lastOf = ({ cards }: Round): Card => {
  const card = cards.at(-1);
  if (!card) throw new RangeError('a round starts with a card');
  return card;
};
const drawnOf = ({ cards }: Round): number => cards.length - 1;

/** The last card must not be skipped to before a right guess: nothing could be cashed out then. */
const canSkip = (round: Round): boolean =>
  round.state === 'playing' && (round.right.length > 0 || drawnOf(round) < HILO_MAX_CARDS - 1);

function move(round: Round, one: HiloMove, draw: () => Card): void {
  if (round.state !== 'playing') throw new RangeError('the round is over');
  if (one === 'cash_out') {
    if (round.right.length === 0) throw new RangeError('nothing to cash out yet');
    round.state = 'cashed_out';
    return;
  }
  if (one === 'skip' && !canSkip(round)) throw new RangeError('this card cannot be skipped');
  const from = hiloValue(lastOf(round));
  const thirteenths = one === 'skip' ? 0 : hiloThirteenths(from, one);
  if (one !== 'skip' && thirteenths === 0) throw new RangeError(`${one} is not offered`);
  const card = draw();
  round.cards.push(card);
  round.guesses.push(one);
  if (one !== 'skip') {
    if (!isRight(one, from, hiloValue(card))) {
      round.state = 'busted';
      return;
    }
    round.right.push(thirteenths);
  }
  if (drawnOf(round) === HILO_MAX_CARDS) round.state = 'cashed_out';
}

function viewOf(round: Round): HiloView {
  const { cards, guesses, right, state } = round;
  const value = hiloValue(lastOf(round));
  const choices = HILO_GUESSES.flatMap((guess) => {
    const thirteenths = hiloThirteenths(value, guess);
    return state === 'playing' && thirteenths > 0
      ? [{ guess, thirteenths, multiplierE4: Number(hiloMultiplierE4([...right, thirteenths])) }]
      : [];
  });
  const multiplierE4 = state === 'busted' ? 0 : Number(hiloMultiplierE4(right));
  return { cards, guesses, state, multiplierE4, canSkip: canSkip(round), choices };
}

const MOVES: readonly HiloMove[] = [...HILO_GUESSES, 'skip', 'cash_out'];
const largestChoice = ({ choices }: HiloView): Fraction =>
  ofE4(BigInt(Math.max(0, ...choices.map(({ multiplierE4 }) => multiplierE4))));

function startRound({ startCard }: HiloBet): Round {
  const card = DECK[startCard];
  if (!card) throw new RangeError(`there is no card ${startCard}`);
  return { cards: [card], guesses: [], right: [], state: 'playing' };
}

/** Higher or lower than the last card, from an endless shoe, until the player cashes out or is wrong. */
export const hilo = defineRound<HiloBet, HiloMove, HiloView>({
  id: 'hilo',
  rulesVersion: 'hilo/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['startCard']);
    return bet && isWhole(bet.startCard, 0, DECK.length - 1) ? { startCard: bet.startCard } : undefined;
  },
  parseMove: (value) => MOVES.find((one) => one === value),
  /** Skipping leads to any card, so the first guess may be the least likely one. */
  mustFit: () => ofE4(hiloMultiplierE4([1])),
  play: (bet, moves, numbers) => {
    const source = numbers();
    const round = startRound(bet);
    for (const one of moves) move(round, one, () => drawCard(source));
    const paid = round.state === 'busted' ? ZERO : ofE4(hiloMultiplierE4(round.right));
    const isOver = round.state !== 'playing';
    const view = viewOf(round);
    return { isOver, paid, next: isOver ? null : largestChoice(view), view };
  },
  afterLeaving: ({ multiplierE4 }) => (multiplierE4 > 0 ? { move: 'cash_out' } : 'void'),
});
