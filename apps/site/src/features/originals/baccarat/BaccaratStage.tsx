import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../one-call/screen.ts';
import { rememberBet, useTable, type TableMemory } from '../spots/use-table.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import './baccarat.css';
import { BaccaratSpots } from './BaccaratSpots.tsx';
import { BaccaratTable } from './BaccaratTable.tsx';
import { roadRound } from './roads.ts';
import { useRoad } from './use-road.ts';
import { Roads } from './Roads.tsx';

export type BaccaratStageProps = StageProps<SpotsBet, BaccaratFacts> & { memory: TableMemory };

/** The two hands, who won, the places to bet on, and the roads. */
export function BaccaratStage(props: BaccaratStageProps) {
  const { memory, shown, disabled, isInstant } = props;
  const t = useTranslations('tables.baccarat');
  const format = useFormat();
  const table = useTable(memory, props);
  const rounds = useRoad(shown?.hasLanded ? shown.result : undefined);
  const landed = shown?.hasLanded ? shown.result : undefined;
  const isWin = landed !== undefined && landed.payout > landed.stake;
  const played = shown?.result.bet;
  useEffect(() => {
    if (played) rememberBet(memory, played);
  }, [memory, played]);
  return (
    <div className="grid gap-3 sm:gap-5">
      <div className="baccarat-felt">
        <BaccaratTable round={shown?.result} isInstant={isInstant} />
        <p
          className="relative mx-auto mt-2 flex h-8 items-center justify-center gap-3 sm:mt-3"
          data-testid="baccarat-result"
        >
          {landed && (
            <span
              key={landed.roundId}
              className="flex animate-pop-in items-baseline gap-2.5 font-display text-base font-bold sm:text-lg"
            >
              {t(`won.${roadRound(landed.facts).winner}`)}
              <span className={isWin ? 'numeric text-win' : 'numeric text-sm text-muted'}>
                {format.amount(landed.payout)}
              </span>
              {isWin && <WinBurst multiplierE4={landed.multiplierE4} />}
            </span>
          )}
        </p>
      </div>
      <BaccaratSpots table={table} disabled={disabled} facts={landed?.facts} />
      <Roads rounds={rounds} />
    </div>
  );
}
