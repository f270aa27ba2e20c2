import { mines, type MinesBet, type MinesMove, type MinesView } from '@croupier/fairplay/games/mines.ts';
import { minesRtpRange } from '@croupier/fairplay/mines-payouts.ts';
import { defineRoundScreen } from '../round-game/round-screen.ts';
import { pickClosed } from './board-keys.ts';
import { gemsOf } from './mines-round.ts';
import { MinesActions, MinesControls } from './MinesActions.tsx';
import { MinesOutcome } from './MinesOutcome.tsx';
import { MinesStage } from './MinesStage.tsx';
import { winSound } from '../sound/win-sound.ts';

export const minesScreen = defineRoundScreen<MinesBet, MinesMove, MinesView>({
  game: 'mines',
  rules: mines,
  returns: minesRtpRange,
  firstBet: { mines: 3 },
  Stage: MinesStage,
  Controls: MinesControls,
  Actions: MinesActions,
  Outcome: MinesOutcome,
  // Fields turn over while the next one may be pressed already.
  motionMilliseconds: () => 0,
  queuesMoves: true,
  isWon: ({ view }) => view.state === 'cashed_out' && gemsOf(view) > 0,
  soundOf: (_, { view, multiplierE4 }) => {
    if (view.state === 'busted') return { sound: 'bomb' };
    if (view.state === 'cashed_out') return { sound: winSound(multiplierE4) };
    return view.revealed.length > 0 ? { sound: 'gem', pitch: view.revealed.length } : { sound: 'tick' };
  },
  keyMoves: ({ view }) => {
    const field = pickClosed(view.revealed, Math.random());
    const random = field === undefined ? {} : { random: { field } };
    return view.revealed.length > 0 ? { ...random, bet: 'cash_out' } : random;
  },
  keyHelp: [
    { keys: 'R', does: 'random' },
    // These work even when shortcuts are off: they belong to the board.
    { keys: '← ↑ ↓ →', does: 'board' },
    { keys: 'Enter', does: 'open' },
  ],
  autoplay: { cashOut: 'cash_out', hint: 'pickFields' },
});
