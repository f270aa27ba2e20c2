import { WHEEL_RISKS, WHEEL_SEGMENTS, type WheelBet } from '@croupier/fairplay/games/wheel.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useTranslations } from 'use-intl';
import { RiskField } from '../one-call/RiskField.tsx';
import type { ControlsProps } from '../one-call/screen.ts';

export function WheelControls({ bet, onBetChange, disabled }: ControlsProps<WheelBet>) {
  const t = useTranslations('originals.wheel');
  return (
    <div className="grid gap-3">
      <RiskField
        risks={WHEEL_RISKS}
        risk={bet.risk}
        disabled={disabled}
        onRiskChange={(risk) => onBetChange({ ...bet, risk })}
      />
      <div>
        <p aria-hidden className="mb-1.5 text-sm font-medium text-muted max-lg:sr-only">
          {t('segments')}
        </p>
        <SegmentedControl
          label={t('segments')}
          size="sm"
          value={String(bet.segments)}
          disabled={disabled}
          className="[&>label]:px-1.5"
          segments={WHEEL_SEGMENTS.map((count) => ({ value: String(count), label: count }))}
          onValueChange={(value) => {
            const segments = WHEEL_SEGMENTS.find((count) => String(count) === value);
            if (segments) onBetChange({ ...bet, segments });
          }}
        />
      </div>
    </div>
  );
}
