import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { Returns } from '@croupier/fairplay/games/one-call.ts';
import type { RoundGame } from '@croupier/fairplay/games/round-game.ts';
import type { ComponentType } from 'react';
import type { HotkeyAction } from '../hotkeys/hotkeys.ts';
import type { KeyHelp } from '../hotkeys/key-help.ts';
import type { OwnGame } from '../own-game.ts';
import type { SoundName } from '../sound/sounds.ts';

/** The answer to a call, with bet, moves and view in the form of the game's rules. */
export type Round<Bet, Move, View> = Omit<RoundState, 'bet' | 'moves' | 'view'> & {
  bet: Bet;
  moves: readonly Move[];
  view: View;
};

export type RoundControlsProps<Bet> = {
  bet: Bet;
  onBetChange: (bet: Bet) => void;
  disabled: boolean;
};

export type RoundActionsProps<Bet, Move, View> = {
  round: Round<Bet, Move, View>;
  onMove: (move: Move) => void;
  /** A call is under way. */
  isBusy: boolean;
};

export type RoundStageProps<Bet, Move, View> = RoundControlsProps<Bet> & {
  /** The round in progress, or the last one of this visit. */
  round: Round<Bet, Move, View> | undefined;
  /** The motion of the last answer has ended. */
  hasLanded: boolean;
  /** Moves that wait for their answers, in order. */
  pending: readonly Move[];
  /** A round is open or starting. */
  canMove: boolean;
  onMove: (move: Move) => void;
  isInstant: boolean;
  /** The moves of every round of autoplay; undefined while it isn't set up. */
  pattern: readonly Move[] | undefined;
  onPatternChange: (pattern: readonly Move[]) => void;
};

export type Played = { sound: SoundName; pitch?: number };

/** Everything that the frame has to know about a game whose round takes several calls. */
export type RoundScreen<Bet, Move, View> = {
  game: OwnGame;
  rules: Pick<RoundGame<Bet, Move, View>, 'mustFit'>;
  returns: Returns;
  firstBet: Bet;
  Stage: ComponentType<RoundStageProps<Bet, Move, View>>;
  /** The game's settings, in the panel. */
  Controls?: ComponentType<RoundControlsProps<Bet>>;
  /** The buttons during a round, under the thumb. */
  Actions: ComponentType<RoundActionsProps<Bet, Move, View>>;
  /** More about the rules and what is paid, below the game. */
  Payouts?: ComponentType<{ bet: Bet }>;
  /** The view after a move may only be shown when its motion has ended: amounts wait so long. */
  motionMilliseconds: (before: Round<Bet, Move, View> | undefined, now: Round<Bet, Move, View>) => number;
  /** Several moves may wait at once, such as pressed fields. Otherwise moves are refused while one is under way. */
  queuesMoves?: boolean;
  isWon: (round: Round<Bet, Move, View>) => boolean;
  soundOf: (before: Round<Bet, Move, View> | undefined, now: Round<Bet, Move, View>) => Played;
  /** What the live region says. */
  Outcome: ComponentType<{ round: Round<Bet, Move, View> }>;
  /** Keys during a round. */
  keyMoves?: (round: Round<Bet, Move, View>) => Partial<Record<HotkeyAction, Move>>;
  keyHelp: readonly KeyHelp[];
  /** Rounds may be played by themselves with the same moves each, then cashed out. */
  autoplay?: { cashOut: Move; hint: 'pickFields' | 'pickTiles' };
};

export const defineRoundScreen = <Bet, Move, View>(
  screen: RoundScreen<Bet, Move, View>,
): RoundScreen<Bet, Move, View> => screen;

/** Answers may arrive out of order; a round never goes back. */
export function newerRound<Bet, Move, View>(
  known: Round<Bet, Move, View> | undefined,
  heard: Round<Bet, Move, View>,
): Round<Bet, Move, View> {
  if (!known || known.roundId !== heard.roundId) return heard;
  if (known.isOver) return known;
  return heard.isOver || heard.moves.length > known.moves.length ? heard : known;
}
