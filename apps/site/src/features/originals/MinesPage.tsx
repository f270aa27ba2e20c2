import { minesMultiplierE4, minesRtpRange, minesRules } from '@croupier/fairplay/mines-payouts.ts';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSession, useSignedIn } from '@croupier/web/session/use-session.ts';
import { useState } from 'react';
import { useSignIn } from './bets/use-sign-in.ts';
import { useStake, type Stake } from './bets/use-stake.ts';
import { GameFrame } from './GameFrame.tsx';
import { STAKE_KEYS, type KeyHelp } from './hotkeys/key-help.ts';
import { useHotkeys } from './hotkeys/use-hotkeys.ts';
import { pickClosed } from './mines/board-keys.ts';
import { MinesPanel } from './mines/MinesPanel.tsx';
import { MinesStage } from './mines/MinesStage.tsx';
import { useMines } from './mines/use-mines.ts';

const KEYS: readonly KeyHelp[] = [
  { keys: 'Space', does: 'betMines' },
  ...STAKE_KEYS,
  { keys: 'Q', does: 'random' },
  { keys: 'W', does: 'fewer' },
  { keys: 'E', does: 'moreMines' },
  // These work even when shortcuts are off: they belong to the board.
  { keys: '← ↑ ↓ →', does: 'board' },
  { keys: 'Enter', does: 'open' },
];

const FIRST_MINES = 3;
const clampMines = (mines: number): number =>
  Math.min(minesRules.maxMines, Math.max(minesRules.minMines, mines));

/** Mines. Another account starts with fresh state. */
export const MinesPage = () => <MinesTable key={useSession().token} />;

function MinesTable() {
  const [wantedMines, setWantedMines] = useState(FIRST_MINES);
  const isSignedIn = useSignedIn();
  const signIn = useSignIn();
  const mines = useMines();
  const { decimals } = useFormat();
  const { round, isPlaying } = mines;
  const minesCount = isPlaying && round ? round.mines : wantedMines;
  // The payout limit applies from the first gem, the smallest possible payout.
  const wantedStake = useStake(minesMultiplierE4(minesCount, 1));
  // During a round the field shows its stake, also after a reload.
  const stake: Stake =
    isPlaying && round
      ? {
          ...wantedStake,
          text: typedAmount(round.stake, decimals),
          stakeMinor: round.stake,
          problem: undefined,
        }
      : wantedStake;

  const act = (): void => {
    if (isPlaying) mines.cashOut();
    else if (mines.isMissing) mines.recover();
    else if (stake.stakeMinor !== undefined && !stake.problem)
      mines.start({ stake: stake.stakeMinor, mines: wantedMines });
  };
  const openRandom = (): void => {
    const field =
      round && isPlaying ? pickClosed([...round.revealed, ...mines.opening], Math.random()) : undefined;
    if (field !== undefined) mines.reveal(field);
  };
  const changeMines = (count: number): void => {
    if (!isPlaying) setWantedMines(clampMines(count));
  };
  useHotkeys({
    bet: isSignedIn ? act : signIn,
    half: () => !isPlaying && stake.move('half'),
    double: () => !isPlaying && stake.move('double'),
    max: () => !isPlaying && stake.move('max'),
    swap: openRandom,
    less: () => changeMines(minesCount - 1),
    more: () => changeMines(minesCount + 1),
  });

  return (
    <GameFrame
      game="mines"
      returns={minesRtpRange}
      keys={KEYS}
      stage={<MinesStage mines={mines} minesCount={minesCount} />}
      panel={
        <MinesPanel
          {...{ mines, minesCount, stake, isSignedIn }}
          onMinesCountChange={changeMines}
          onSignIn={signIn}
          onAct={act}
          onRandom={openRandom}
        />
      }
    />
  );
}
