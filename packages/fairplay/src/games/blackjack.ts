import { drawCard, type Card } from '../cards.ts';
import type { Fraction } from '../money.ts';
import type { NumberSource } from '../random.ts';
import {
  blackjackValue,
  dealerDraws,
  handTotal,
  isBlackjack,
  isBust,
  type Total,
} from './blackjack-hands.ts';
import { objectWith, ZERO } from './one-call.ts';
import { defineRound } from './round-game.ts';

export type BlackjackBet = Record<string, never>;
export const BLACKJACK_MOVES = ['hit', 'stand', 'double', 'split', 'insurance', 'no_insurance'] as const;
export type BlackjackMove = (typeof BLACKJACK_MOVES)[number];

export type BlackjackHand = Total & {
  cards: Card[];
  isDoubled: boolean;
  isBlackjack: boolean;
  /** Once the round is over. */
  result: 'won' | 'lost' | 'push' | 'blackjack' | null;
};
export type BlackjackView = {
  hands: BlackjackHand[];
  /** The hand that is played; null while insurance is offered and once the round is over. */
  active: number | null;
  /** The hole card is missing until the round is over. */
  dealer: Card[];
  dealerTotal: number;
  insurance: 'offered' | 'taken' | 'refused' | 'none';
  moves: BlackjackMove[];
  isOver: boolean;
};

type Hand = { cards: Card[]; isDoubled: boolean; isDone: boolean };
type Round = {
  hands: Hand[];
  dealer: Card[];
  insurance: BlackjackView['insurance'];
  isSplit: boolean;
  isOver: boolean;
};

const cardAt = (cards: readonly Card[], index: number): Card => {
  const card = cards[index];
  if (!card) throw new RangeError(`there is no card ${index}`);
  return card;
};
const upCard = ({ dealer }: Round): Card => cardAt(dealer, 0);

/** The player's two, with the dealer's face-up card between them and the hole card last. */
function deal(source: NumberSource): Round {
  const [first, up, second, hole] = [drawCard(source), drawCard(source), drawCard(source), drawCard(source)];
  const insurance = up.rank === 'A' ? 'offered' : 'none';
  const hands = [{ cards: [first, second], isDoubled: false, isDone: false }];
  return { hands, dealer: [up, hole], insurance, isSplit: false, isOver: false };
}

const activeHand = ({ hands, insurance, isOver }: Round): Hand | undefined =>
  isOver || insurance === 'offered' ? undefined : hands.find(({ isDone }) => !isDone);

/** With an ace or a ten the dealer looks at the hole card, and a blackjack ends the round. */
function peek(round: Round): void {
  const [hand] = round.hands;
  if (isBlackjack(round.dealer) || (hand && isBlackjack(hand.cards))) round.isOver = true;
}

/** Ends hands that take no card any more, and then the round. */
function settleHands(round: Round, source: NumberSource): void {
  for (const hand of round.hands) if (!hand.isDone && handTotal(hand.cards).total >= 21) hand.isDone = true;
  if (round.hands.some(({ isDone }) => !isDone)) return;
  round.isOver = true;
  // Without a hand that can still win the dealer only shows the hole card.
  if (round.hands.every(({ cards }) => isBust(cards))) return;
  while (dealerDraws(round.dealer)) round.dealer.push(drawCard(source));
}

function movesOf(round: Round): BlackjackMove[] {
  if (round.isOver) return [];
  if (round.insurance === 'offered') return ['insurance', 'no_insurance'];
  const hand = activeHand(round);
  if (!hand) return [];
  const [first, second, third] = hand.cards;
  if (third || !first || !second) return ['hit', 'stand'];
  const canSplit = !round.isSplit && blackjackValue(first) === blackjackValue(second);
  return ['hit', 'stand', 'double', ...(canSplit ? (['split'] as const) : [])];
}

function split(round: Round, hand: Hand, source: NumberSource): void {
  const [first, second] = [cardAt(hand.cards, 0), cardAt(hand.cards, 1)];
  const isAces = first.rank === 'A';
  round.isSplit = true;
  // Each hand gets its second card at once; aces take no further one.
  round.hands = [first, second].map((card) => ({
    cards: [card, drawCard(source)],
    isDoubled: false,
    isDone: isAces,
  }));
}

function move(round: Round, one: BlackjackMove, source: NumberSource): void {
  if (!movesOf(round).includes(one)) throw new RangeError(`${one} is not possible now`);
  if (one === 'insurance' || one === 'no_insurance') {
    round.insurance = one === 'insurance' ? 'taken' : 'refused';
    peek(round);
    if (!round.isOver) settleHands(round, source);
    return;
  }
  const hand = activeHand(round);
  if (!hand) throw new RangeError('no hand is played now');
  if (one === 'stand') hand.isDone = true;
  else if (one === 'split') split(round, hand, source);
  else {
    hand.cards.push(drawCard(source));
    if (one === 'double') {
      hand.isDoubled = true;
      hand.isDone = true;
    }
  }
  settleHands(round, source);
}

function start(source: NumberSource): Round {
  const round = deal(source);
  if (round.insurance === 'offered') return round;
  peek(round);
  return round;
}

type Result = NonNullable<BlackjackHand['result']>;

function resultOf(round: Round, hand: Hand): Result {
  const own = !round.isSplit && isBlackjack(hand.cards);
  const theirs = isBlackjack(round.dealer);
  if (own && theirs) return 'push';
  if (own) return 'blackjack';
  if (theirs || isBust(hand.cards)) return 'lost';
  const [player, dealer] = [handTotal(hand.cards).total, handTotal(round.dealer).total];
  if (dealer > 21 || player > dealer) return 'won';
  return player === dealer ? 'push' : 'lost';
}

/** Total payouts in halves of the first stake. */
const HALVES: Readonly<Record<Result, bigint>> = { won: 4n, blackjack: 5n, push: 2n, lost: 0n };
/** Insurance is half a stake and pays 2:1. */
const INSURANCE_HALVES = 3n;

function paidOf(round: Round): Fraction {
  if (!round.isOver) return ZERO;
  const ofHands = round.hands.reduce(
    (sum, hand) => sum + HALVES[resultOf(round, hand)] * (hand.isDoubled ? 2n : 1n),
    0n,
  );
  const ofInsurance = round.insurance === 'taken' && isBlackjack(round.dealer) ? INSURANCE_HALVES : 0n;
  return { numerator: ofHands + ofInsurance, denominator: 2n };
}

function viewOf(round: Round): BlackjackView {
  const { hands, insurance, isOver, isSplit } = round;
  const dealer = isOver ? round.dealer : [upCard(round)];
  const active = activeHand(round);
  return {
    hands: hands.map((hand) => ({
      ...handTotal(hand.cards),
      cards: hand.cards,
      isDoubled: hand.isDoubled,
      isBlackjack: !isSplit && isBlackjack(hand.cards),
      result: isOver ? resultOf(round, hand) : null,
    })),
    active: active ? hands.indexOf(active) : null,
    dealer,
    dealerTotal: handTotal(dealer).total,
    insurance,
    moves: movesOf(round),
    isOver,
  };
}

const ONE_STAKE: Fraction = { numerator: 1n, denominator: 1n };

/**
 * Blackjack from an endless shoe. The dealer stands on all 17 and looks for a blackjack on ace and ten. Blackjack pays
 * 3:2; any two cards may be doubled, also after a split; equal values are split once, aces get one card each; insurance
 * against an ace pays 2:1; there is no surrender.
 */
export const blackjack = defineRound<BlackjackBet, BlackjackMove, BlackjackView>({
  id: 'blackjack',
  rulesVersion: 'blackjack/1',
  parseBet: (value) => (objectWith(value, []) ? {} : undefined),
  parseMove: (value) => BLACKJACK_MOVES.find((one) => one === value),
  /** Two hands, both doubled and won: 8× the first stake. */
  mustFit: () => ({ numerator: 8n, denominator: 1n }),
  play: (_bet, moves, numbers) => {
    const source = numbers();
    const round = start(source);
    for (const one of moves) move(round, one, source);
    return { isOver: round.isOver, paid: paidOf(round), next: null, view: viewOf(round) };
  },
  extraStake: (_bet, one) => {
    if (one === 'insurance') return { numerator: 1n, denominator: 2n };
    return one === 'double' || one === 'split' ? ONE_STAKE : ZERO;
  },
  afterLeaving: ({ insurance }) => ({ move: insurance === 'offered' ? 'no_insurance' : 'stand' }),
  pushed: ({ hands }) => ({
    numerator: hands.reduce(
      (sum, { result, isDoubled }) => sum + (result === 'push' ? (isDoubled ? 2n : 1n) : 0n),
      0n,
    ),
    denominator: 1n,
  }),
});
