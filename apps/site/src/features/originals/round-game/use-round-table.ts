import type { BetMode } from '../bets/BetModeField.tsx';
import { cutToE4 } from '@croupier/fairplay/money.ts';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useState } from 'react';
import { useSignIn } from '../bets/use-sign-in.ts';
import { useStake, type Stake } from '../bets/use-stake.ts';
import type { HotkeyAction } from '../hotkeys/hotkeys.ts';
import { useHotkeys } from '../hotkeys/use-hotkeys.ts';
import {
  useAutoplay,
  type Autoplay,
  type AutoplayPace,
  type AutoplayResult,
} from '../one-call/use-autoplay.ts';
import { useInstant } from '../use-skips-animation.ts';
import type { RoundScreen } from './round-screen.ts';
import { useRoundGame, type RoundPlay } from './use-round-game.ts';

export type RoundTable<Bet, Move, View> = {
  screen: RoundScreen<Bet, Move, View>;
  bet: Bet;
  setBet: (bet: Bet) => void;
  stake: Stake;
  play: RoundPlay<Bet, Move, View>;
  autoplay: Autoplay<Bet>;
  mode: BetMode;
  setMode: (mode: BetMode) => void;
  pattern: readonly Move[];
  setPattern: (pattern: readonly Move[]) => void;
  isInstant: boolean;
  isSignedIn: boolean;
  onSignIn: () => void;
  onStart: () => void;
};

/** Nothing but the frame's own pause between rounds. */
const PACE: AutoplayPace<AutoplayResult> = {};

const MOVE_KEYS: readonly HotkeyAction[] = [
  'swap',
  'less',
  'more',
  'random',
  'first',
  'second',
  'third',
  'fourth',
];

/** What the panel and the stage of every game of several calls share. */
export function useRoundTable<Bet, Move, View>(
  screen: RoundScreen<Bet, Move, View>,
): RoundTable<Bet, Move, View> {
  const [wantedBet, setWantedBet] = useState(screen.firstBet);
  const [mode, setMode] = useState<BetMode>('manual');
  const [pattern, setPattern] = useState<readonly Move[]>([]);
  const isSignedIn = useSignedIn();
  const onSignIn = useSignIn();
  const isInstant = useInstant();
  const { decimals } = useFormat();
  const play = useRoundGame(screen, isInstant);
  const { round, isPlaying } = play;
  const autoplay = useAutoplay<Bet, AutoplayResult>(
    PACE,
    async ({ bet, stake: stakeMinor }, signal) => {
      if (!screen.autoplay) return undefined;
      const ended = await play.playThrough(
        { bet, stake: stakeMinor },
        pattern,
        screen.autoplay.cashOut,
        signal,
      );
      const result = ended && {
        stake: ended.staked,
        payout: ended.payout,
        won: screen.isWon(ended),
        balance: ended.balance,
      };
      return { result, landed: Promise.resolve() };
    },
    isInstant,
  );
  const isLocked = isPlaying || play.isStarting || autoplay.isRunning;
  const bet = isPlaying && round ? round.bet : wantedBet;
  const wantedStake = useStake(screen.game, cutToE4(screen.rules.mustFit(bet), 4));
  // During a round the field shows its stake, also after a reload.
  const stake: Stake =
    isPlaying && round && !autoplay.isRunning
      ? {
          ...wantedStake,
          text: typedAmount(round.stake, decimals),
          stakeMinor: round.stake,
          problem: undefined,
        }
      : wantedStake;

  const onStart = (): void => {
    if (isLocked) return;
    if (play.isMissing) play.recover();
    else if (stake.stakeMinor !== undefined && !stake.problem) play.start({ bet, stake: stake.stakeMinor });
  };
  const moves = isPlaying && round && !autoplay.isRunning ? (screen.keyMoves?.(round) ?? {}) : {};
  const press = (action: HotkeyAction): void => {
    const move = moves[action];
    if (move !== undefined) play.move(move);
  };
  useHotkeys({
    bet: () => {
      if (!isSignedIn) onSignIn();
      else if (isPlaying) press('bet');
      else if (mode === 'manual') onStart();
    },
    half: () => !isLocked && stake.move('half'),
    double: () => !isLocked && stake.move('double'),
    max: () => !isLocked && stake.move('max'),
    stop: autoplay.stop,
    ...Object.fromEntries(MOVE_KEYS.map((action) => [action, () => press(action)])),
  });
  return {
    screen,
    bet,
    setBet: setWantedBet,
    stake,
    play,
    autoplay,
    mode,
    setMode,
    pattern,
    setPattern,
    isInstant,
    isSignedIn,
    onSignIn,
    onStart,
  };
}
