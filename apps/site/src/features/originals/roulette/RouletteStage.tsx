import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import type { RouletteFacts } from '@croupier/fairplay/games/roulette.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownRound, StageProps } from '../one-call/screen.ts';
import { rememberBet, useTable, type TableMemory } from '../spots/use-table.ts';
import { useHistory } from '../stats/play-log.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { NumberStatistics } from './NumberStatistics.tsx';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';
import { Racetrack } from './Racetrack.tsx';
import { RouletteMat } from './RouletteMat.tsx';
import { RouletteWheel } from './RouletteWheel.tsx';
import '../../../shared/round-pictures/number-tile.css';
import './roulette.css';

type RouletteRound = ShownRound<SpotsBet, RouletteFacts>;

export type RouletteStageProps = StageProps<SpotsBet, RouletteFacts> & { memory: TableMemory };

/** The last number, large, with what it paid. */
function LastNumber({ shown }: { shown: RouletteRound | undefined }) {
  const format = useFormat();
  const t = useTranslations('tables.roulette');
  const landed = shown?.hasLanded ? shown.result : undefined;
  const isWin = landed !== undefined && landed.payout > landed.stake;
  return (
    <div className="relative flex items-center gap-3" data-testid="roulette-result">
      {landed ? (
        <span
          key={landed.roundId}
          className="number-tile numeric size-16 animate-pop-in text-3xl sm:size-20 sm:text-4xl"
          data-colour={colourOf(landed.facts.pocket)}
        >
          {landed.facts.pocket}
        </span>
      ) : (
        <span className="number-tile size-16 text-3xl opacity-40 sm:size-20">?</span>
      )}
      <div className="min-w-0">
        <p className="text-xs text-subtle">{t('result')}</p>
        <p className="truncate font-display text-lg font-bold">
          {landed ? t(`colour.${colourOf(landed.facts.pocket)}`) : '–'}
        </p>
        <p className={isWin ? 'numeric text-sm font-bold text-win' : 'numeric text-sm text-muted'}>
          {landed ? format.amount(landed.payout) : ' '}
        </p>
      </div>
      {isWin && (
        <span key={`burst-${landed.roundId}`} className="absolute top-8 left-8">
          <WinBurst multiplierE4={landed.multiplierE4} />
        </span>
      )}
    </div>
  );
}

/** Wheel, last number, statistics, mat and racetrack. */
export function RouletteStage(props: RouletteStageProps) {
  const { memory, shown, disabled, isInstant } = props;
  const t = useTranslations('tables.roulette');
  const [view, setView] = useState<'mat' | 'track'>('mat');
  const table = useTable(memory, props);
  const pockets = useHistory('roulette').map(({ face }) => Number(face));
  const result = shown?.hasLanded ? shown.result.facts : undefined;
  const roundId = shown?.result.roundId;
  const [turned, setTurned] = useState({ roundId, turns: 0 });
  if (turned.roundId !== roundId) setTurned({ roundId, turns: turned.turns + 1 });
  const played = shown?.result.bet;
  useEffect(() => {
    if (played) rememberBet(memory, played);
  }, [memory, played]);
  const top = useRef<HTMLDivElement>(null);
  // On phones the mat is longer than the screen.
  useEffect(() => {
    if (roundId !== undefined) top.current?.scrollIntoView({ block: 'nearest' });
  }, [roundId]);
  return (
    <div className="grid gap-3 sm:gap-5">
      <div
        ref={top}
        className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-7"
      >
        <RouletteWheel
          pocket={shown?.result.facts.pocket ?? pockets[0] ?? 0}
          turns={turned.turns}
          isStill={isInstant}
        />
        <div className="grid gap-3 sm:gap-4">
          <LastNumber shown={shown} />
          <div className="max-sm:hidden">
            <NumberStatistics pockets={pockets} />
          </div>
        </div>
      </div>
      <SegmentedControl
        label={t('view')}
        value={view}
        onValueChange={setView}
        size="sm"
        className="lg:hidden"
        segments={[
          { value: 'mat', label: t('mat') },
          { value: 'track', label: t('track.label') },
        ]}
      />
      <div className={view === 'mat' ? undefined : 'max-lg:hidden'}>
        <RouletteMat
          placed={table.placed}
          onPlace={table.place}
          onRemove={table.remove}
          {...{ disabled, result }}
        />
      </div>
      <div className={view === 'track' ? undefined : 'max-lg:hidden'}>
        <Racetrack onPlace={table.placeAll} disabled={disabled} pocket={result?.pocket} />
      </div>
      <p className="text-center text-xs text-subtle">{t('hint')}</p>
      <div className="sm:hidden">
        <NumberStatistics pockets={pockets} />
      </div>
    </div>
  );
}
