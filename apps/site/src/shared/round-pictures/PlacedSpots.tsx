import { shareMinor } from '@croupier/fairplay/money.ts';
import { unitsOf, type SpotsBet } from '@croupier/fairplay/games/spots.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Check } from 'lucide-react';

export type PlacedSpotsProps = {
  bet: SpotsBet;
  stakeMinor: bigint;
  nameOf: (spot: string) => string;
  isWinning: (spot: string) => boolean;
};

/** The spots of a bet with what lay on each; those that won stand out. */
export function PlacedSpots({ bet, stakeMinor, nameOf, isWinning }: PlacedSpotsProps) {
  const format = useFormat();
  const denominator = unitsOf(bet);
  return (
    <ul className="flex flex-wrap justify-center gap-1.5 text-sm">
      {bet.spots.map(({ spot, units }) => {
        const hasWon = isWinning(spot);
        return (
          <li
            key={spot}
            className={
              hasWon
                ? 'flex items-center gap-1.5 rounded-pill bg-win-soft px-3 py-1 font-semibold text-win'
                : 'flex items-center gap-1.5 rounded-pill bg-surface-3 px-3 py-1 text-muted'
            }
          >
            {hasWon && <Check aria-hidden className="size-3.5" />}
            {nameOf(spot)}
            <span className="numeric font-bold">
              {format.amount(shareMinor(stakeMinor, { numerator: BigInt(units), denominator }))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
