import { roulette, type RouletteFacts } from '@croupier/fairplay/games/roulette.ts';
import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import { defineScreen } from '../one-call/screen.ts';
import { ChipRow } from '../spots/ChipRow.tsx';
import { EMPTY_BET, tableStake } from '../spots/table-bet.ts';
import { createTableMemory, useTable } from '../spots/use-table.ts';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';
import { RouletteOdds } from './RouletteOdds.tsx';
import { RouletteStage } from './RouletteStage.tsx';
import { RouletteOutcome } from './RouletteOutcome.tsx';

const SPIN_MILLISECONDS = 690;
const memory = createTableMemory();

export const rouletteScreen = defineScreen<SpotsBet, RouletteFacts>({
  game: 'roulette',
  rules: roulette,
  firstBet: EMPTY_BET,
  isComplete: ({ spots }) => spots.length > 0,
  stakeOf: tableStake,
  placeText: 'spin',
  incompleteText: 'placeChips',
  Stage: (props) => <RouletteStage memory={memory} {...props} />,
  Controls: (props) => <ChipRow table={useTable(memory, props)} disabled={props.disabled} />,
  Payouts: RouletteOdds,
  motionMilliseconds: () => SPIN_MILLISECONDS,
  pauseMilliseconds: 900,
  startSound: 'roll',
  textOf: ({ facts: { pocket } }) => ({ face: String(pocket), tint: colourOf(pocket) }),
  Outcome: RouletteOutcome,
});
