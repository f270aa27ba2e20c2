import type { AutoplayConfig } from '@croupier/fairplay/autoplay.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Infinity as Endless } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AutoplayForm, StakeChangeForm } from './autoplay-form.ts';

type StakeChangeFieldProps = {
  label: string;
  value: StakeChangeForm;
  onValueChange: (value: StakeChangeForm) => void;
  error: string | undefined;
  disabled: boolean;
};

function StakeChangeField({ label, value, onValueChange, error, disabled }: StakeChangeFieldProps) {
  const t = useTranslations('originals.auto');
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-medium text-muted">
        {label}
      </p>
      <div className="grid grid-cols-[1fr_6.5rem] gap-2">
        <SegmentedControl
          label={label}
          value={value.kind}
          disabled={disabled}
          className="min-h-12 items-center"
          segments={[
            { value: 'reset', label: t('reset') },
            { value: 'increase', label: t('increase') },
          ]}
          onValueChange={(kind) => onValueChange({ ...value, kind })}
        />
        <TextField
          label={`${label}: ${t('increase')}`}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          suffix={<span className="pr-2">%</span>}
          disabled={disabled || value.kind === 'reset'}
          value={value.kind === 'reset' ? '' : value.percent}
          onChange={(event) => onValueChange({ ...value, percent: event.target.value })}
          error={error}
        />
      </div>
    </div>
  );
}

export type AutoplayFieldsProps = {
  form: AutoplayForm;
  onFormChange: (form: AutoplayForm) => void;
  problem: keyof AutoplayConfig | undefined;
  disabled: boolean;
  /** Whether the game has features, such as free spins. */
  hasFeature: boolean;
};

const LIMITS = [
  ['stopOnProfit', 'stopOnProfitMinor'],
  ['stopOnLoss', 'stopOnLossMinor'],
  ['stopOnWin', 'stopOnWinMinor'],
  ['keepBalance', 'keepBalanceMinor'],
] as const;

/** Autoplay settings: stake changes and stop conditions. */
export function AutoplayFields(props: AutoplayFieldsProps) {
  const { form, onFormChange, problem, disabled, hasFeature } = props;
  const t = useTranslations('originals.auto');
  const { currencySymbol } = useMerchant();
  const { decimals } = useFormat();
  const errorOf = (field: keyof AutoplayConfig): string | undefined =>
    problem === field ? t('problem') : undefined;
  return (
    <div className="grid gap-3.5">
      <TextField
        label={t('numberOfBets')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('endless')}
        suffix={form.numberOfBets === '' && <Endless aria-hidden className="mr-2 size-5" />}
        disabled={disabled}
        value={form.numberOfBets}
        error={errorOf('numberOfBets')}
        onChange={(event) => onFormChange({ ...form, numberOfBets: event.target.value })}
      />
      <StakeChangeField
        label={t('onWin')}
        value={form.onWin}
        onValueChange={(onWin) => onFormChange({ ...form, onWin })}
        error={errorOf('onWin')}
        disabled={disabled}
      />
      <StakeChangeField
        label={t('onLoss')}
        value={form.onLoss}
        onValueChange={(onLoss) => onFormChange({ ...form, onLoss })}
        error={errorOf('onLoss')}
        disabled={disabled}
      />
      <div className="grid grid-cols-2 gap-2">
        {LIMITS.map(([field, setting]) => (
          <AmountField
            key={field}
            label={t(field)}
            prefix={currencySymbol}
            decimals={decimals}
            placeholder={t('noLimit')}
            value={form[field]}
            onValueChange={(text) => onFormChange({ ...form, [field]: text })}
            error={errorOf(setting)}
            disabled={disabled}
          />
        ))}
      </div>
      {hasFeature && (
        <Switch
          label={t('stopOnFeature')}
          checked={form.stopOnFeature}
          disabled={disabled}
          onChange={(event) => onFormChange({ ...form, stopOnFeature: event.target.checked })}
        />
      )}
    </div>
  );
}
