import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { StakeChips } from '../bets/StakeChips.tsx';
import { StakeField } from '../bets/StakeField.tsx';
import type { SlotFields } from './use-slot-fields.ts';

/** Stake and automatic cash-out of a bet. */
export function SlotInputs({ fields, disabled }: { fields: SlotFields; disabled: boolean }) {
  const t = useTranslations('crash');
  const format = useFormat();
  return (
    <div className="grid gap-3">
      <div className="grid gap-2">
        <StakeField stake={fields.stake} disabled={disabled} />
        <StakeChips stake={fields.stake} disabled={disabled} />
      </div>
      <TextField
        label={t('auto')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('autoOff')}
        suffix={<span className="pr-3.5 text-subtle">×</span>}
        disabled={disabled}
        value={fields.auto}
        onChange={(event) => fields.setAuto(event.target.value)}
        error={
          fields.isAutoWrong
            ? t('autoProblem', { max: format.number(crashRules.maxCashOut / 100) })
            : undefined
        }
      />
    </div>
  );
}
