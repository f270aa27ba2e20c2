import type { Fraction } from '../money.ts';
import type { NumberSource } from '../random.ts';

/** Starts the numbers of a round from the first one again. */
export type Numbers = () => NumberSource;

/**
 * What happens to a round that its player has left: a move that ends it, or the stake goes back because nothing has
 * been decided yet.
 */
export type AfterLeaving<Move> = { move: Move } | 'void';

/**
 * A game whose round takes several calls. Its state is the bet and the moves; what is hidden is computed again from
 * the numbers each time, so nothing secret is stored.
 */
export type RoundGame<Bet, Move, View> = {
  id: string;
  rulesVersion: string;
  /** The bet in its canonical form; undefined for what the rules do not allow. */
  parseBet: (value: unknown) => Bet | undefined;
  parseMove: (value: unknown) => Move | undefined;
  /**
   * The payout, as a ratio of the first stake, that the merchant's limit must allow for the bet to be taken: of the
   * first step of a ladder, otherwise the largest of any outcome.
   */
  mustFit: (bet: Bet) => Fraction;
  /**
   * The round after its moves.
   *
   * @throws RangeError for a move that is not allowed at its place
   */
  play: (bet: Bet, moves: readonly Move[], numbers: Numbers) => RoundState<View>;
  /** What a move costs in addition, as a ratio of the first stake; missing where no move costs anything. */
  extraStake?: (bet: Bet, move: Move) => Fraction;
  /** For a round that is not over. */
  afterLeaving: (view: View) => AfterLeaving<Move>;
  /** Of a finished round, the stakes that came back without a decision, as a ratio of the first one; none if missing. */
  pushed?: (view: View) => Fraction;
};

/** A game whose bets, moves and views are known only as JSON. */
export type AnyRoundGame = RoundGame<unknown, unknown, unknown>;

export type RoundState<View> = {
  isOver: boolean;
  /** What is paid if the round is over, and what cashing out would pay otherwise; zero where that is not possible. */
  paid: Fraction;
  /**
   * On a ladder, the largest payout that one more step can lead to: where the merchant's limit does not allow it, the
   * round cashes out by itself. Null in other games and once the round is over.
   */
  next: Fraction | null;
  /** What the player may see now: plain JSON that never depends on numbers that are still hidden. */
  view: View;
};

export const defineRound = <Bet, Move, View>(game: RoundGame<Bet, Move, View>): RoundGame<Bet, Move, View> =>
  game;
