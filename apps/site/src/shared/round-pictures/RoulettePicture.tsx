import type { RouletteFacts } from '@croupier/fairplay/games/roulette.ts';
import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import { useTranslations } from 'use-intl';
import './number-tile.css';
import { PlacedSpots } from './PlacedSpots.tsx';
import { colourOf } from './pocket-colour.ts';
import { useSpotName } from './use-spot-name.ts';

export type SpotsPictureProps<Facts> = { bet: SpotsBet; facts: Facts; stakeMinor: bigint };

/** The number with its colour, and the chips that lay on the mat. */
export function RoulettePicture({ bet, facts, stakeMinor }: SpotsPictureProps<RouletteFacts>) {
  const t = useTranslations('tables.roulette');
  const nameOf = useSpotName();
  const colour = colourOf(facts.pocket);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="flex items-center gap-3">
        <span className="number-tile numeric size-16 text-3xl" data-colour={colour}>
          {facts.pocket}
        </span>
        <span className="font-display text-lg font-bold">{t(`colour.${colour}`)}</span>
      </p>
      <PlacedSpots {...{ bet, stakeMinor, nameOf }} isWinning={(spot) => facts.winning.includes(spot)} />
    </div>
  );
}
