import {
  TOWER_DIFFICULTIES,
  towers,
  towersReturn,
  TOWER_LEVELS,
  type TowersBet,
  type TowersMove,
  type TowersView,
} from '@croupier/fairplay/games/towers.ts';
import { largest, smallest } from '@croupier/fairplay/games/one-call.ts';
import { defineRoundScreen } from '../round-game/round-screen.ts';
import { DIFFICULTIES } from '../../../shared/round-pictures/tower-board.ts';
import { TowersActions, TowersControls } from './TowersControls.tsx';
import { TowersStage } from './TowersStage.tsx';
import { TowersOutcome } from './TowersOutcome.tsx';
import { winSound } from '../sound/win-sound.ts';

const TURN_MILLISECONDS = 240;

const RETURNS = DIFFICULTIES.flatMap((difficulty) =>
  Array.from({ length: TOWER_LEVELS }, (_, level) => towersReturn(difficulty, level + 1)),
);

export const towersScreen = defineRoundScreen<TowersBet, TowersMove, TowersView>({
  game: 'towers',
  rules: towers,
  returns: { min: smallest(RETURNS), max: largest(RETURNS) },
  firstBet: { difficulty: 'medium' },
  Stage: TowersStage,
  Controls: TowersControls,
  Actions: TowersActions,
  motionMilliseconds: (before, now) =>
    before && now.moves.length > before.moves.length && now.view.state !== 'cashed_out'
      ? TURN_MILLISECONDS
      : 0,
  queuesMoves: true,
  isWon: ({ view }) => view.state === 'cashed_out' && view.opened.length > 0,
  soundOf: (_, { view, multiplierE4 }) => {
    if (view.state === 'busted') return { sound: 'bomb' };
    if (view.state === 'cashed_out') return { sound: winSound(multiplierE4) };
    return view.opened.length > 0 ? { sound: 'gem', pitch: view.opened.length } : { sound: 'tick' };
  },
  Outcome: TowersOutcome,
  keyMoves: ({ bet, view }) => {
    const keys = (['first', 'second', 'third', 'fourth'] as const).slice(
      0,
      TOWER_DIFFICULTIES[bet.difficulty].tiles,
    );
    return {
      ...(view.opened.length > 0 ? { bet: 'cash_out' as const } : {}),
      random: { tile: Math.floor(Math.random() * TOWER_DIFFICULTIES[bet.difficulty].tiles) },
      ...Object.fromEntries(keys.map((key, tile) => [key, { tile }])),
    };
  },
  keyHelp: [
    { keys: '1 – 4', does: 'openTile' },
    { keys: 'R', does: 'random' },
  ],
  autoplay: { cashOut: 'cash_out', hint: 'pickTiles' },
});
