import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { useTranslations } from 'use-intl';

const MAX_TYPED = 6;

export type MultiplierProps = {
  value: number;
  max: number;
  onChange: (value: number) => void;
  label: string;
  sign?: string;
};

/** A whole number with buttons on both sides. */
export function Multiplier({ value, max, onChange, label, sign = '×' }: MultiplierProps) {
  const t = useTranslations('lottery.bet');
  const set = (next: number): void => onChange(Math.min(max, Math.max(1, next)));
  return (
    <div className="flex h-11 items-center rounded-field bg-well shadow-well ring-1 ring-line ring-inset">
      <IconButton label={t('less')} icon={<Minus />} disabled={value <= 1} onClick={() => set(value - 1)} />
      <label className="flex items-center">
        <span className="sr-only">{label}</span>
        <span aria-hidden className="text-sm text-subtle">
          {sign}
        </span>
        <input
          inputMode="numeric"
          value={value}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, MAX_TYPED);
            set(Number(digits || '1'));
          }}
          onFocus={(event) => event.target.select()}
          className="numeric w-12 bg-transparent text-center font-display font-bold outline-none"
        />
      </label>
      <IconButton label={t('more')} icon={<Plus />} disabled={value >= max} onClick={() => set(value + 1)} />
    </div>
  );
}
