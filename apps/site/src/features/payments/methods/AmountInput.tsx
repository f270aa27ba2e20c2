import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { typedAmount } from '@croupier/web/forms/money-input.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { useTranslations } from 'use-intl';
import type { AmountProblem } from './amounts.ts';

export type AmountInputProps = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Shown as an error when the form was sent or left. */
  problem: string | undefined;
  hint?: string | undefined;
  quick: readonly bigint[];
  highest: bigint;
};

/** An amount with quick choices. */
export function AmountInput({ label, value, onChange, problem, hint, quick, highest }: AmountInputProps) {
  const t = useTranslations('payments.amount');
  const format = useFormat();
  const { currencySymbol } = useMerchant();
  const choose = (amountMinor: bigint): void => onChange(typedAmount(amountMinor, format.decimals));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AmountField
        label={label}
        value={value}
        onValueChange={onChange}
        decimals={format.decimals}
        prefix={currencySymbol}
        error={problem}
        hint={hint}
        enterKeyHint="next"
        chips={
          <AmountChip label={t('max')} disabled={highest <= 0n} onClick={() => choose(highest)}>
            {t('max')}
          </AmountChip>
        }
      />
      {quick.length > 0 && (
        <fieldset aria-label={t('quick')} className="flex min-w-0 flex-wrap gap-2">
          {quick.map((amountMinor) => (
            <Chip
              key={String(amountMinor)}
              className="numeric px-3!"
              selected={value === typedAmount(amountMinor, format.decimals)}
              onClick={() => choose(amountMinor)}
            >
              {format.amount(amountMinor)}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

type Bounds = { min: bigint; max: bigint; step: bigint; allowed: bigint };

/** The text of what is wrong with an amount. */
export function useAmountProblemText(): (problem: AmountProblem, bounds: Bounds) => string {
  const t = useTranslations('payments.amount');
  const format = useFormat();
  return (problem, { min, max, step, allowed }) =>
    t(problem, {
      min: format.amount(min),
      max: format.amount(max),
      step: format.amount(step),
      amount: format.amount(allowed),
    });
}
