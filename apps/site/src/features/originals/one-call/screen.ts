import type { OneCallGame } from '@croupier/fairplay/games/one-call.ts';
import type { Format } from '@croupier/web/preferences/use-format.ts';
import type { ComponentType } from 'react';
import type { KeyText } from '../hotkeys/key-help.ts';
import type { OwnGame } from '../own-game.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { Stake } from '../bets/use-stake.ts';

/** The answer to a bet, with the bet and the facts in the form of the game's rules. */
export type PlayedResult<Bet, Facts> = {
  roundId: string;
  stake: bigint;
  payout: bigint;
  won: boolean;
  multiplierE4: number;
  bet: Bet;
  facts: Facts;
  jackpot: bigint | null;
  balance: bigint;
  balanceSequence: string;
};

/** A round on screen: moving, then landed. `startedAt` is a time of `performance.now()`. */
export type ShownRound<Bet, Facts> = {
  result: PlayedResult<Bet, Facts>;
  hasLanded: boolean;
  startedAt: number;
};

export type ControlsProps<Bet> = {
  bet: Bet;
  onBetChange: (bet: Bet) => void;
  disabled: boolean;
  stake: Stake;
};

export type StageProps<Bet, Facts> = ControlsProps<Bet> & {
  /** The newest round. */
  shown: ShownRound<Bet, Facts> | undefined;
  /** Rounds whose motion is under way, oldest first. More than one only in games whose rounds overlap. */
  moving: ReadonlyArray<ShownRound<Bet, Facts>>;
  /** A bet is waiting for its answer. */
  isWaiting: boolean;
  /** Ends the motion of the rounds under way: their results appear at once. */
  onSkip: () => void;
  /** Results appear without motion. */
  isInstant: boolean;
};

/** A key of the game itself: what the list of shortcuts says about it, and the bet that it changes to. */
export type BetKey<Bet> = { help: KeyText; change: (bet: Bet) => Bet };

/** What the strip of results and the live region say about a round. */
export type ResultText = {
  /** The multiplier if missing. */
  face?: string;
  /** Colours the strip by result instead of by win: roulette's red and black. */
  tint?: 'red' | 'black' | 'green' | 'blue' | 'gold';
};

/** Everything that the frame has to know about a game whose round is one call. */
export type OneCallScreen<Bet, Facts> = {
  game: OwnGame;
  rules: Pick<OneCallGame<Bet, Facts>, 'worst' | 'least' | 'returns'>;
  firstBet: Bet;
  Stage: ComponentType<StageProps<Bet, Facts>>;
  /** The game's settings, in the panel. */
  Controls?: ComponentType<ControlsProps<Bet>>;
  /** Payouts with chance and return, below the game. */
  Payouts?: ComponentType<{ bet: Bet }>;
  /** Time from the answer to the reveal, when motion is on. */
  motionMilliseconds: (result: PlayedResult<Bet, Facts>) => number;
  /** How many rounds may move at the same time; 1 if missing. A further bet ends the motion of the one before. */
  overlap?: number;
  /** The next bet waits until this round has been shown to the end; the bet button shows its end. */
  blocksNext?: (result: PlayedResult<Bet, Facts>) => boolean;
  /** Pause of autoplay after a result, when motion is on. */
  pauseMilliseconds?: number;
  /** Called once when a result is shown. */
  onLanded?: (result: PlayedResult<Bet, Facts>) => void;
  textOf?: (result: PlayedResult<Bet, Facts>) => ResultText;
  /** A face that is a number, in the reader's format. */
  showFace?: (face: string, format: Format) => string;
  /** What the live region says about the outcome itself: `The ball fell on 17.` */
  Outcome?: ComponentType<{ result: PlayedResult<Bet, Facts> }>;
  /** Played when the motion starts. */
  startSound?: SoundName;
  /** False while the bet is incomplete, such as keno without picks; then `rules` are not asked about it. */
  isComplete?: (bet: Bet) => boolean;
  /** What the button says; `place` if missing. */
  placeText?: 'place' | 'drop' | 'spin' | 'draw' | 'deal';
  /** What the button says while the bet is incomplete. */
  incompleteText?: 'pickNumbers' | 'placeChips';
  /** Every win pays the same, so that the panel shows the profit instead of the highest win. */
  hasOneWin?: boolean;
  /** For games whose stake lies on the table: the stake of a bet. The panel then has no stake field. */
  stakeOf?: (bet: Bet) => bigint;
  /** Autoplay can stop when this is true of a result. */
  hasFeature?: (result: PlayedResult<Bet, Facts>) => boolean;
  /** Q, W and E. */
  keys?: { swap?: BetKey<Bet>; less?: BetKey<Bet>; more?: BetKey<Bet> };
};

export const defineScreen = <Bet, Facts>(screen: OneCallScreen<Bet, Facts>): OneCallScreen<Bet, Facts> =>
  screen;
