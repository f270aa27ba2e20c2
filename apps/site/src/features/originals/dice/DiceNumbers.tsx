import { diceQuote, type DiceBet } from '@croupier/fairplay/dice.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import { swapped, withChance, withMultiplier, withTarget } from './dice-setup.ts';
import { NumberField } from '../one-call/NumberField.tsx';

export type DiceNumbersProps = { bet: DiceBet; onBetChange: (bet: DiceBet) => void; disabled: boolean };

/** Multiplier, target and win chance: three views of the same bet. */
export function DiceNumbers({ bet, onBetChange, disabled }: DiceNumbersProps) {
  const t = useTranslations('originals.dice');
  const quote = diceQuote(bet);
  const multiplierE4 = Number(quote.multiplierE4);
  return (
    <div className="grid grid-cols-[1fr_1.18fr_1fr] gap-2 sm:grid-cols-3 rounded-card bg-surface-2 p-2.5 shadow-raised ring-1 ring-line sm:gap-4 sm:p-4">
      <NumberField
        label={t('multiplier')}
        value={(Math.floor(multiplierE4 / 100) / 100).toFixed(2)}
        suffix={<span className="text-base max-sm:hidden">×</span>}
        disabled={disabled}
        onCommit={(multiplier) => onBetChange(withMultiplier(bet, multiplier))}
      />
      <NumberField
        label={t(bet.direction)}
        value={hundredths(bet.targetHundredths)}
        disabled={disabled}
        onCommit={(target) => onBetChange(withTarget(bet, target * 100))}
        suffix={
          <IconButton
            size="sm"
            className="-mr-1.5 w-7! sm:-mr-2.5 sm:w-8!"
            label={t('swap')}
            icon={<RefreshCw />}
            disabled={disabled}
            onClick={() => onBetChange(swapped(bet))}
          />
        }
      />
      <NumberField
        label={t('chance')}
        value={((quote.wins / quote.outcomes) * 100).toFixed(2)}
        suffix="%"
        disabled={disabled}
        onCommit={(percent) => onBetChange(withChance(bet, percent))}
      />
    </div>
  );
}
