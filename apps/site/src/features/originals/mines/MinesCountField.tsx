import { minesRules } from '@croupier/fairplay/mines-payouts.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BombPicture } from '../../../shared/rounds/BombPicture.tsx';
import { GemPicture } from '../../../shared/rounds/GemPicture.tsx';

export type MinesCountFieldProps = {
  mines: number;
  onMinesChange: (mines: number) => void;
  disabled: boolean;
};

/** How many of the 25 fields hold a mine. */
export function MinesCountField({ mines, onMinesChange, disabled }: MinesCountFieldProps) {
  const t = useTranslations('originals.mines');
  return (
    <div>
      <div className="mb-1 flex items-center justify-between text-sm">
        <span className="font-medium text-muted">{t('mines')}</span>
        <span className="numeric flex items-center gap-3 font-display font-bold">
          <span className="flex items-center gap-1">
            <BombPicture className="size-5" />
            {mines}
          </span>
          <span className="flex items-center gap-1 text-win">
            <GemPicture className="size-5" />
            {minesRules.fields - mines}
          </span>
        </span>
      </div>
      <div className="flex items-center gap-1.5">
        <IconButton
          size="sm"
          variant="secondary"
          label={t('minesFewer')}
          icon={<Minus />}
          disabled={disabled || mines <= minesRules.minMines}
          onClick={() => onMinesChange(mines - 1)}
        />
        <Slider
          label={t('mines')}
          min={minesRules.minMines}
          max={minesRules.maxMines}
          value={mines}
          disabled={disabled}
          onValueChange={onMinesChange}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={t('minesMore')}
          icon={<Plus />}
          disabled={disabled || mines >= minesRules.maxMines}
          onClick={() => onMinesChange(mines + 1)}
        />
      </div>
    </div>
  );
}
