import type { ComponentProps, ReactNode } from 'react';
import { typedAmount } from './amount-text.ts';
import { Field, type FieldText } from './Field.tsx';

export type AmountFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'value' | 'onChange' | 'type'> &
  FieldText & {
    /** A decimal string such as `12.50`, because a number cannot hold every amount. */
    value: string;
    onValueChange: (value: string) => void;
    /** The maximum of decimals. */
    decimals?: number | undefined;
    /** The currency symbol. */
    prefix?: ReactNode;
    /** `AmountChip`s: half, double, maximum. */
    chips?: ReactNode;
  };

/** A field for an amount of money. It refuses input that cannot become an amount; limits are the caller's. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    hint,
    error,
    aside,
    labelHidden,
    id,
    className,
    value,
    onValueChange,
    decimals = 2,
    prefix,
    chips,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, className }}>
      {(control) => (
        <div className="field-box">
          {prefix && <span className="shrink-0 pl-3.5 font-semibold text-brand-text">{prefix}</span>}
          <input
            autoComplete="off"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            enterKeyHint="done"
            {...rest}
            {...control}
            type="text"
            value={value}
            onChange={(event) => {
              const typed = typedAmount(event.target.value, decimals);
              if (typed !== undefined) onValueChange(typed);
            }}
            className="field-input numeric font-semibold"
          />
          {chips && <div className="flex shrink-0 gap-1 p-1.5">{chips}</div>}
        </div>
      )}
    </Field>
  );
}

/** A small button in an amount field. `label` is its accessible name if its text is a symbol such as `½`. */
export function AmountChip({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={
        'h-9 min-w-9 rounded-xs bg-key px-2 text-sm font-semibold text-muted ' +
        'shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)] transition-colors duration-[var(--quick)] ' +
        'not-disabled:hover:bg-surface-4 not-disabled:hover:text-text disabled:opacity-45'
      }
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden>{children}</span>
    </button>
  );
}
