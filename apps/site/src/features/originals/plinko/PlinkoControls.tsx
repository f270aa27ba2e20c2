import {
  PLINKO_MAX_ROWS,
  PLINKO_MIN_ROWS,
  PLINKO_RISKS,
  type PlinkoBet,
} from '@croupier/fairplay/games/plinko.ts';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { useTranslations } from 'use-intl';
import { RiskField } from '../one-call/RiskField.tsx';
import type { ControlsProps } from '../one-call/screen.ts';

export function PlinkoControls({ bet, onBetChange, disabled }: ControlsProps<PlinkoBet>) {
  const t = useTranslations('originals.plinko');
  return (
    <div className="grid gap-3">
      <RiskField
        risks={PLINKO_RISKS}
        risk={bet.risk}
        disabled={disabled}
        onRiskChange={(risk) => onBetChange({ ...bet, risk })}
      />
      <div>
        <p className="flex items-baseline justify-between text-sm font-medium text-muted">
          {t('rows')}
          <span className="numeric font-display font-bold text-text">{bet.rows}</span>
        </p>
        <Slider
          label={t('rows')}
          min={PLINKO_MIN_ROWS}
          max={PLINKO_MAX_ROWS}
          value={bet.rows}
          disabled={disabled}
          onValueChange={(rows) => onBetChange({ ...bet, rows })}
        />
      </div>
    </div>
  );
}
