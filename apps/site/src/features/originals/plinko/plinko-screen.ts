import {
  plinko,
  PLINKO_MAX_ROWS,
  PLINKO_MIN_ROWS,
  type PlinkoBet,
  type PlinkoFacts,
} from '@croupier/fairplay/games/plinko.ts';
import { defineScreen } from '../one-call/screen.ts';
import { noteBall } from './histogram.ts';
import { flightMilliseconds } from './path.ts';
import { PlinkoControls } from './PlinkoControls.tsx';
import { PlinkoOutcome } from './PlinkoOutcome.tsx';
import { PlinkoPayouts } from './PlinkoPayouts.tsx';
import { PlinkoStage } from './PlinkoStage.tsx';

const MAX_BALLS = 40;

export const plinkoScreen = defineScreen<PlinkoBet, PlinkoFacts>({
  game: 'plinko',
  rules: plinko,
  firstBet: { rows: 12, risk: 'medium' },
  Stage: PlinkoStage,
  Controls: PlinkoControls,
  Payouts: PlinkoPayouts,
  Outcome: PlinkoOutcome,
  placeText: 'drop',
  overlap: MAX_BALLS,
  pauseMilliseconds: 260,
  motionMilliseconds: ({ bet }) => flightMilliseconds(bet.rows),
  startSound: 'tick',
  onLanded: ({ bet, facts }) => noteBall(bet.rows, facts.slot),
  keys: {
    less: { help: 'fewerRows', change: (bet) => ({ ...bet, rows: Math.max(PLINKO_MIN_ROWS, bet.rows - 1) }) },
    more: { help: 'moreRows', change: (bet) => ({ ...bet, rows: Math.min(PLINKO_MAX_ROWS, bet.rows + 1) }) },
  },
});
