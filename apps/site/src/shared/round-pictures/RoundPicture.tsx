import { baccarat, type BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { blackjack, type BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import { hilo, type HiloView } from '@croupier/fairplay/games/hilo.ts';
import { keno, type KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { limbo, type LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { plinko, type PlinkoFacts } from '@croupier/fairplay/games/plinko.ts';
import { roulette, type RouletteFacts } from '@croupier/fairplay/games/roulette.ts';
import { nineLanterns, type SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { towers, type TowersView } from '@croupier/fairplay/games/towers.ts';
import { wheel, type WheelFacts } from '@croupier/fairplay/games/wheel.ts';
import type { ComponentType, ReactNode } from 'react';
import { BaccaratPicture } from './BaccaratPicture.tsx';
import { BlackjackPicture } from './BlackjackPicture.tsx';
import { HiloCards } from './HiloCards.tsx';
import { KenoPicture } from './KenoPicture.tsx';
import { LimboPicture } from './LimboPicture.tsx';
import { PlinkoPicture } from './PlinkoPicture.tsx';
import { readRound, type FieldsOf, type RecordedRound } from './read-round.ts';
import { RoulettePicture } from './RoulettePicture.tsx';
import { SlotsPicture } from './SlotsPicture.tsx';
import { TowersPicture } from './TowersPicture.tsx';
import { WheelRecord } from './WheelRecord.tsx';

type Drawn = { outcome: RecordedRound; stakeMinor: bigint };
type Draw = (drawn: Drawn) => ReactNode;

const draw =
  <Bet, Facts>(
    { parseBet }: { parseBet: (value: unknown) => Bet | undefined },
    fields: FieldsOf<Facts>,
    Picture: ComponentType<{ bet: Bet; facts: Facts; stakeMinor: bigint }>,
  ): Draw =>
  ({ outcome, stakeMinor }) => {
    const round = readRound(outcome, parseBet, fields);
    return round && <Picture {...round} stakeMinor={stakeMinor} />;
  };

const HiloPicture = ({ facts }: { facts: HiloView }) => <HiloCards view={facts} />;

/** By game; with the fields of its facts that the picture needs. */
const PICTURES: Readonly<Record<string, Draw>> = {
  limbo: draw(limbo, { resultE4: 'number' } satisfies FieldsOf<LimboFacts>, LimboPicture),
  plinko: draw(plinko, { turns: 'array', slot: 'number' } satisfies FieldsOf<PlinkoFacts>, PlinkoPicture),
  keno: draw(keno, { drawn: 'array', hits: 'number' } satisfies FieldsOf<KenoFacts>, KenoPicture),
  wheel: draw(wheel, { segment: 'number' } satisfies FieldsOf<WheelFacts>, WheelRecord),
  roulette: draw(
    roulette,
    { pocket: 'number', winning: 'array' } satisfies FieldsOf<RouletteFacts>,
    RoulettePicture,
  ),
  baccarat: draw(
    baccarat,
    { player: 'array', banker: 'array' } satisfies FieldsOf<BaccaratFacts>,
    BaccaratPicture,
  ),
  'nine-lanterns': draw(nineLanterns, { spin: 'object' } satisfies FieldsOf<SlotsFacts>, SlotsPicture),
  towers: draw(towers, { opened: 'array', state: 'string' } satisfies FieldsOf<TowersView>, TowersPicture),
  hilo: draw(hilo, { cards: 'array', guesses: 'array' } satisfies FieldsOf<HiloView>, HiloPicture),
  blackjack: draw(
    blackjack,
    { hands: 'array', dealer: 'array' } satisfies FieldsOf<BlackjackView>,
    BlackjackPicture,
  ),
};

/** A round of an in-house game as its page draws it; the fallback for a record of other rules. */
export const RoundPicture = ({ fallback, ...drawn }: Drawn & { fallback: ReactNode }) =>
  PICTURES[drawn.outcome.gameId]?.(drawn) ?? fallback;
