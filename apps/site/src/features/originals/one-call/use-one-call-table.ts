import { cutToE4 } from '@croupier/fairplay/money.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useState } from 'react';
import { stakeProblem } from '../bets/stake.ts';
import { useSignIn } from '../bets/use-sign-in.ts';
import { useStake, type Stake } from '../bets/use-stake.ts';
import { useHotkeys } from '../hotkeys/use-hotkeys.ts';
import { useInstant } from '../use-skips-animation.ts';
import type { OneCallScreen } from './screen.ts';
import { useAutoplay, type Autoplay } from './use-autoplay.ts';
import { useOneCall, type OneCallPlay } from './use-one-call.ts';

/** A game's table: what the panel and the stage of every one-call game share. */
export type OneCallTable<Bet, Facts> = {
  screen: OneCallScreen<Bet, Facts>;
  bet: Bet;
  setBet: (bet: Bet) => void;
  stake: Stake;
  play: OneCallPlay<Bet, Facts>;
  autoplay: Autoplay<Bet>;
  isInstant: boolean;
  isSignedIn: boolean;
  isComplete: boolean;
  /** Nothing about the bet can be changed. */
  isLocked: boolean;
  /** The highest multiplier of the bet. */
  multiplierE4: bigint;
  onSignIn: () => void;
  onBet: () => void;
};

/** The stake that lies on the table, in games without a stake field. */
const tableStake = (stake: Stake, stakeMinor: bigint): Stake => ({
  ...stake,
  stakeMinor,
  problem: stakeProblem(stakeMinor, stake.room),
});

export function useOneCallTable<Bet, Facts>(screen: OneCallScreen<Bet, Facts>): OneCallTable<Bet, Facts> {
  const [bet, setBet] = useState(screen.firstBet);
  const isSignedIn = useSignedIn();
  const onSignIn = useSignIn();
  const isInstant = useInstant();
  const play = useOneCall(screen, isInstant);
  const autoplay = useAutoplay(screen, play.place, isInstant);
  const isComplete = screen.isComplete?.(bet) ?? true;
  const multiplierE4 = isComplete ? cutToE4(screen.rules.worst(bet), 4) : 0n;
  const typedStake = useStake(screen.game, multiplierE4);
  const stake = screen.stakeOf ? tableStake(typedStake, screen.stakeOf(bet)) : typedStake;
  // Without its limits a table has no chips to place.
  const isLocked = autoplay.isRunning || (screen.stakeOf !== undefined && !stake.room.limits);

  const onBet = (): void => {
    if (isLocked || (play.isBusy && screen.overlap === undefined)) return;
    if (play.moving.some(({ result }) => screen.blocksNext?.(result))) play.skip();
    else if (play.isMissing) play.recover();
    else if (isComplete && stake.stakeMinor !== undefined && !stake.problem)
      play.submit({ bet, stake: stake.stakeMinor });
  };
  const changeBet = (change: ((bet: Bet) => Bet) | undefined): void => {
    if (change && !isLocked) setBet(change(bet));
  };
  useHotkeys({
    bet: isSignedIn ? onBet : onSignIn,
    half: () => !isLocked && stake.move('half'),
    double: () => !isLocked && stake.move('double'),
    max: () => !isLocked && stake.move('max'),
    swap: () => changeBet(screen.keys?.swap?.change),
    less: () => changeBet(screen.keys?.less?.change),
    more: () => changeBet(screen.keys?.more?.change),
    stop: autoplay.stop,
  });
  return {
    screen,
    bet,
    setBet,
    stake,
    play,
    autoplay,
    isInstant,
    isSignedIn,
    isComplete,
    isLocked,
    multiplierE4,
    onSignIn,
    onBet,
  };
}
