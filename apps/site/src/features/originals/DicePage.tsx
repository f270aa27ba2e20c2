import { diceQuote } from '@croupier/fairplay/dice.ts';
import { useSession, useSignedIn } from '@croupier/web/session/use-session.ts';
import { useState } from 'react';
import { useSignIn } from './bets/use-sign-in.ts';
import { useStake } from './bets/use-stake.ts';
import { DicePanel } from './dice/DicePanel.tsx';
import { DiceStage } from './dice/DiceStage.tsx';
import { FIRST_BET, swapped, targetAfterKey, withTarget } from './dice/dice-setup.ts';
import { useAutoplay } from './dice/use-autoplay.ts';
import { useDice } from './dice/use-dice.ts';
import { GameFrame } from './GameFrame.tsx';
import { useHotkeys } from './hotkeys/use-hotkeys.ts';
import { useInstant } from './use-skips-animation.ts';

/** Dice: roll over or under. Another account starts with fresh state. */
export const DicePage = () => <DiceTable key={useSession().token} />;

function DiceTable() {
  const [bet, setBet] = useState(FIRST_BET);
  const isSignedIn = useSignedIn();
  const signIn = useSignIn();
  const isInstant = useInstant();
  const dice = useDice(isInstant);
  const autoplay = useAutoplay(dice.place, isInstant);
  const stake = useStake(diceQuote(bet).multiplierE4);
  const isLocked = autoplay.isRunning;

  const placeBet = (): void => {
    if (dice.isBusy || isLocked) return;
    if (dice.isMissing) dice.recover();
    else if (stake.stakeMinor !== undefined && !stake.problem) dice.roll({ ...bet, stake: stake.stakeMinor });
  };
  const moveTarget = (key: string): void => {
    const target = targetAfterKey(bet, key, false);
    if (!isLocked && target !== undefined) setBet(withTarget(bet, target));
  };
  useHotkeys({
    bet: isSignedIn ? placeBet : signIn,
    half: () => !isLocked && stake.move('half'),
    double: () => !isLocked && stake.move('double'),
    min: () => !isLocked && stake.move('min'),
    swap: () => !isLocked && setBet(swapped(bet)),
    less: () => moveTarget('ArrowLeft'),
    more: () => moveTarget('ArrowRight'),
  });

  return (
    <GameFrame
      game="dice"
      stage={
        <DiceStage
          bet={bet}
          onBetChange={setBet}
          shown={dice.shown}
          disabled={isLocked}
          isInstant={isInstant}
        />
      }
      panel={<DicePanel {...{ bet, stake, dice, autoplay, isSignedIn }} onSignIn={signIn} onBet={placeBet} />}
    />
  );
}
