import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyRoundDialog } from '../../../shared/rounds/LazyRoundDialog.tsx';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import { ResultStrip } from '../ResultStrip.tsx';
import { useHistory } from '../stats/play-log.ts';
import { DiceNumbers } from './DiceNumbers.tsx';
import { DiceTrack } from './DiceTrack.tsx';
import type { ShownRoll } from './use-dice.ts';

export type DiceStageProps = {
  bet: DiceBet;
  onBetChange: (bet: DiceBet) => void;
  shown: ShownRoll | undefined;
  disabled: boolean;
  isInstant: boolean;
};

/** Latest results, the slider, and the numbers of the bet. */
export function DiceStage(props: DiceStageProps) {
  const { bet, onBetChange, shown, disabled } = props;
  const t = useTranslations('originals.dice');
  const format = useFormat();
  const history = useHistory('dice');
  const [openRound, setOpenRound] = useState<string>();
  const result = shown?.hasLanded ? shown.result : undefined;
  const roll = result ? hundredths(result.rollHundredths) : '';
  return (
    <div className="flex h-full flex-col gap-3 p-3 sm:gap-6 sm:p-6">
      <ResultStrip
        label={t('resultsLabel')}
        empty={t('resultsEmpty')}
        rounds={history}
        face={(round) => hundredths(round.rollHundredths ?? 0)}
        nameOf={(round) =>
          round.won
            ? t('resultOpen', {
                roll: hundredths(round.rollHundredths ?? 0),
                multiplier: format.multiplier(round.multiplierE4),
              })
            : t('resultLostOpen', { roll: hundredths(round.rollHundredths ?? 0) })
        }
        onOpen={setOpenRound}
      />
      <div className="flex flex-1 flex-col justify-center pt-16 pb-1 sm:pt-20 sm:pb-6">
        <DiceTrack {...props} />
        <p className="mt-1 text-center text-sm text-muted sm:mt-3">
          {t(bet.direction === 'over' ? 'goalOver' : 'goalUnder', {
            target: hundredths(bet.targetHundredths),
          })}
        </p>
      </div>
      <DiceNumbers {...{ bet, onBetChange, disabled }} />
      <output className="sr-only" aria-live="polite">
        {result &&
          (result.won
            ? t('rolledWon', { roll, amount: format.amount(result.payout) })
            : t('rolledLost', { roll }))}
      </output>
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </div>
  );
}
