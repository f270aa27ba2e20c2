import { baccarat, type BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import { defineScreen } from '../one-call/screen.ts';
import { ChipRow } from '../spots/ChipRow.tsx';
import { EMPTY_BET, tableStake } from '../spots/table-bet.ts';
import { createTableMemory, useTable } from '../spots/use-table.ts';
import { BaccaratOdds } from './BaccaratOdds.tsx';
import { BaccaratStage } from './BaccaratStage.tsx';
import { dealTimes } from './deal-steps.ts';
import { roadRound, type Winner } from './roads.ts';
import { BaccaratOutcome } from './BaccaratOutcome.tsx';

const memory = createTableMemory();
const FACES = { player: 'P', banker: 'B', tie: 'T' } as const satisfies Record<Winner, string>;
const TINTS = { player: 'blue', banker: 'red', tie: 'green' } as const satisfies Record<Winner, string>;

export const baccaratScreen = defineScreen<SpotsBet, BaccaratFacts>({
  game: 'baccarat',
  rules: baccarat,
  firstBet: EMPTY_BET,
  isComplete: ({ spots }) => spots.length > 0,
  stakeOf: tableStake,
  placeText: 'deal',
  incompleteText: 'placeChips',
  Stage: (props) => <BaccaratStage memory={memory} {...props} />,
  Controls: (props) => <ChipRow table={useTable(memory, props)} disabled={props.disabled} />,
  Payouts: BaccaratOdds,
  motionMilliseconds: ({ facts }) => dealTimes(facts).end,
  pauseMilliseconds: 900,
  textOf: ({ facts }) => {
    const { winner, total } = roadRound(facts);
    return { face: `${FACES[winner]} ${total}`, tint: TINTS[winner] };
  },
  Outcome: BaccaratOutcome,
});
