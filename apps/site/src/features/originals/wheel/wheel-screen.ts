import { wheel, WHEEL_SEGMENTS, type WheelBet, type WheelFacts } from '@croupier/fairplay/games/wheel.ts';
import { defineScreen } from '../one-call/screen.ts';
import { WheelControls } from './WheelControls.tsx';
import { WheelOutcome } from './WheelOutcome.tsx';
import { WheelPayouts } from './WheelPayouts.tsx';
import { WheelStage } from './WheelStage.tsx';

const SPIN_MILLISECONDS = 700;

const withStep = (bet: WheelBet, step: number): WheelBet => ({
  ...bet,
  segments: WHEEL_SEGMENTS[WHEEL_SEGMENTS.indexOf(bet.segments) + step] ?? bet.segments,
});

export const wheelScreen = defineScreen<WheelBet, WheelFacts>({
  game: 'wheel',
  rules: wheel,
  firstBet: { segments: 30, risk: 'medium' },
  Stage: WheelStage,
  Controls: WheelControls,
  Payouts: WheelPayouts,
  Outcome: WheelOutcome,
  placeText: 'spin',
  motionMilliseconds: () => SPIN_MILLISECONDS,
  pauseMilliseconds: 500,
  startSound: 'whirl',
  keys: {
    less: { help: 'fewerSegments', change: (bet) => withStep(bet, -1) },
    more: { help: 'moreSegments', change: (bet) => withStep(bet, 1) },
  },
});
