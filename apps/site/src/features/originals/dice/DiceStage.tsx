import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../one-call/screen.ts';
import { useHistory } from '../stats/play-log.ts';
import { DiceNumbers } from './DiceNumbers.tsx';
import type { DiceFacts } from '@croupier/fairplay/games/dice.ts';
import { DiceTrack } from './DiceTrack.tsx';
import { RollPlot } from './RollPlot.tsx';

/** The slider, the latest rolls, and the numbers of the bet. */
export function DiceStage({ bet, onBetChange, shown, disabled, isInstant }: StageProps<DiceBet, DiceFacts>) {
  const t = useTranslations('originals.dice');
  const format = useFormat();
  const rolls = useHistory('dice');
  return (
    <>
      <div className="flex flex-1 flex-col justify-center pt-16 pb-1 sm:pt-20 sm:pb-4">
        <DiceTrack {...{ bet, onBetChange, shown, disabled, isInstant }} />
        <RollPlot rolls={rolls} />
        <p className="mt-1 text-center text-sm text-muted sm:mt-3">
          {t(bet.direction === 'over' ? 'goalOver' : 'goalUnder', {
            target: format.fixed(bet.targetHundredths / 100, 2),
          })}
        </p>
      </div>
      <DiceNumbers {...{ bet, onBetChange, disabled }} />
    </>
  );
}
