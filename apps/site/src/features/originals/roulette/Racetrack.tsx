import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { WHEEL_ORDER } from '@croupier/fairplay/games/roulette-spots.ts';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';
import { neighboursOf, SECTOR_BETS, sectorSpots, trackPlace } from './racetrack.ts';

const MAX_NEIGHBOURS = 5;
const DEFAULT_NEIGHBOURS = 2;
/** Widths by height. */
const SHAPES = { wide: 4.2, tall: 1.12 };

export type RacetrackProps = {
  onPlace: (spots: readonly string[]) => void;
  disabled: boolean;
  pocket: number | undefined;
};

/** The numbers in the order of the wheel: neighbours of a number, and the three sectors. */
export function Racetrack({ onPlace, disabled, pocket }: RacetrackProps) {
  const t = useTranslations('tables.roulette.track');
  const [each, setEach] = useState(DEFAULT_NEIGHBOURS);
  const [pointed, setPointed] = useState<number>();
  const isWide = useMedia('(min-width: 40rem)');
  const width = isWide ? SHAPES.wide : SHAPES.tall;
  const lit = pointed === undefined ? [] : neighboursOf(pointed, each);
  return (
    <fieldset aria-label={t('label')} className="racetrack" style={{ aspectRatio: `${width}` }}>
      <div className="racetrack-line">
        {WHEEL_ORDER.map((number, index) => {
          const { x, y } = trackPlace(index, width, 1);
          return (
            <button
              key={number}
              type="button"
              className="track-number"
              data-colour={colourOf(number)}
              data-lit={lit.includes(number) ? '' : undefined}
              data-result={number === pocket ? '' : undefined}
              style={{ left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` }}
              disabled={disabled}
              aria-label={t('neighbours', { number: String(number), count: each })}
              onPointerEnter={() => setPointed(number)}
              onPointerLeave={() => setPointed(undefined)}
              onClick={() => onPlace(neighboursOf(number, each).map((one) => `straight:${one}`))}
            >
              {number}
            </button>
          );
        })}
        <div className="racetrack-middle">
          <div className="flex flex-wrap justify-center gap-1.5">
            {SECTOR_BETS.map((bet) => (
              <button
                key={bet}
                type="button"
                className="track-sector"
                disabled={disabled}
                title={t(`${bet}Title`)}
                onClick={() => onPlace(sectorSpots(bet))}
              >
                {t(bet)}
              </button>
            ))}
          </div>
          <div className="flex items-center gap-1 text-xs text-muted">
            <IconButton
              size="sm"
              label={t('fewer')}
              icon={<Minus />}
              disabled={each === 0}
              onClick={() => setEach(each - 1)}
            />
            <span className="numeric min-w-20 text-center">{t('count', { count: each })}</span>
            <IconButton
              size="sm"
              label={t('more')}
              icon={<Plus />}
              disabled={each === MAX_NEIGHBOURS}
              onClick={() => setEach(each + 1)}
            />
          </div>
        </div>
      </div>
    </fieldset>
  );
}
