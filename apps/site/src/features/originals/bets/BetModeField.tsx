import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useLimits } from './use-limits.ts';

export type BetMode = 'manual' | 'auto';

export type BetModeFieldProps = {
  mode: BetMode;
  onModeChange: (mode: BetMode) => void;
  disabled: boolean;
  className: string;
};

/** Bets by hand or by autoplay, where the merchant's law allows it. */
export function BetModeField({ mode, onModeChange, disabled, className }: BetModeFieldProps) {
  const t = useTranslations('originals.bet');
  const limits = useLimits();
  // The same height, so that nothing moves.
  if (!limits) return <Skeleton className={clsx('h-11.5', className)} />;
  if (!limits.autoplay) return null;
  return (
    <SegmentedControl
      label={t('mode')}
      value={mode}
      onValueChange={onModeChange}
      disabled={disabled}
      className={className}
      segments={[
        { value: 'manual', label: t('manual') },
        { value: 'auto', label: t('auto') },
      ]}
    />
  );
}
