import { BACCARAT_SPOTS, type BaccaratFacts, type BaccaratSpot } from '@croupier/fairplay/games/baccarat.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { PlacedSpots } from './PlacedSpots.tsx';
import type { SpotsPictureProps } from './RoulettePicture.tsx';

/** The spots that a deal pays. */
export function winningSpots(facts: BaccaratFacts): readonly BaccaratSpot[] {
  const { player, banker, playerTotal, bankerTotal } = facts;
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker';
  const isPair = (cards: BaccaratFacts['player']): boolean => cards[0]?.rank === cards[1]?.rank;
  return BACCARAT_SPOTS.filter(
    (spot) =>
      spot === winner ||
      (spot === 'player_pair' && isPair(player)) ||
      (spot === 'banker_pair' && isPair(banker)),
  );
}

/** Both hands with their totals, and the bets. */
export function BaccaratPicture({ bet, facts, stakeMinor }: SpotsPictureProps<BaccaratFacts>) {
  const t = useTranslations('tables.baccarat');
  const winning: readonly string[] = winningSpots(facts);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {(['player', 'banker'] as const).map((side) => (
          <section key={side} aria-label={t(side)} className="grid justify-items-center gap-2">
            <p className={clsx('flex items-center gap-2 font-bold', winning.includes(side) && 'text-win')}>
              {t(side)}
              <span className="numeric">{side === 'player' ? facts.playerTotal : facts.bankerTotal}</span>
            </p>
            <div className="flex flex-wrap justify-center gap-2">
              {Array.from(facts[side], (card, place) => (
                <PlayingCard
                  key={place}
                  card={card}
                  size="sm"
                  look={winning.includes(side) ? 'win' : 'plain'}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <PlacedSpots
        {...{ bet, stakeMinor }}
        nameOf={(spot) => t(BACCARAT_SPOTS.find((one) => one === spot) ?? 'tie')}
        isWinning={(spot) => winning.includes(spot)}
      />
    </div>
  );
}
