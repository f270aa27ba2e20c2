import { nineLanterns, type SlotsBet, type SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { defineScreen } from '../one-call/screen.ts';
import { PACES, timelineOf } from './feature-timeline.ts';
import { Paytable } from './Paytable.tsx';
import { SlotsControls } from './SlotsControls.tsx';
import { SlotsStage } from './SlotsStage.tsx';
import { turboOn } from './turbo.ts';
import { SlotsOutcome } from './SlotsOutcome.tsx';

export const slotsScreen = defineScreen<SlotsBet, SlotsFacts>({
  game: 'nine-lanterns',
  rules: nineLanterns,
  firstBet: {},
  placeText: 'spin',
  Stage: SlotsStage,
  Controls: SlotsControls,
  Payouts: Paytable,
  motionMilliseconds: ({ facts }) => timelineOf(facts, turboOn.get() ? PACES.turbo : PACES.normal).end,
  // Free spins are watched to the end, or skipped by a button of their own.
  blocksNext: ({ facts }) => facts.feature !== null,
  pauseMilliseconds: 650,
  startSound: 'roll',
  textOf: ({ facts }) => (facts.feature ? { tint: 'gold' } : {}),
  hasFeature: ({ facts }) => facts.feature !== null,
  Outcome: SlotsOutcome,
});
