import { KENO_RISKS, type KenoBet } from '@croupier/fairplay/games/keno.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Eraser, Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RiskField } from '../one-call/RiskField.tsx';
import type { ControlsProps } from '../one-call/screen.ts';
import { randomPicks } from './keno-setup.ts';

export function KenoControls({ bet, onBetChange, disabled }: ControlsProps<KenoBet>) {
  const t = useTranslations('originals.keno');
  return (
    <div className="grid gap-3">
      <RiskField
        risks={KENO_RISKS}
        risk={bet.risk}
        disabled={disabled}
        onRiskChange={(risk) => onBetChange({ ...bet, risk })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="sm"
          icon={<Shuffle aria-hidden />}
          disabled={disabled}
          onClick={() => onBetChange(randomPicks(bet, Math.random))}
        >
          {t('random')}
        </Button>
        <Button
          size="sm"
          icon={<Eraser aria-hidden />}
          disabled={disabled || bet.picks.length === 0}
          onClick={() => onBetChange({ ...bet, picks: [] })}
        >
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
