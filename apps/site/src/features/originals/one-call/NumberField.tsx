import { Field } from '@croupier/ui/fields/Field.tsx';
import { useState, type ReactNode } from 'react';
import { parseTypedNumber } from './parse-number.ts';

export type NumberFieldProps = {
  label: string;
  /** The current value, formatted. */
  value: string;
  /** Called with a number when the user has finished typing. */
  onCommit: (value: number) => void;
  suffix?: ReactNode;
  disabled: boolean;
};

/** A number field that applies on blur or Enter, so that typing `12` does not apply `1` first. */
export function NumberField({ label, value, onCommit, suffix, disabled }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = (): void => {
    const number = typed === undefined ? undefined : parseTypedNumber(typed);
    setTyped(undefined);
    if (number !== undefined) onCommit(number);
  };
  return (
    <Field label={label} className="[&_label]:truncate [&>div:first-child]:mb-1">
      {(control) => (
        <div className="field-box min-h-11!">
          <input
            {...control}
            className="field-input numeric px-2! font-semibold sm:px-3!"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            value={typed ?? value}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              if (event.key === 'Escape') setTyped(undefined);
            }}
          />
          {suffix && (
            <span className="shrink-0 pr-1.5 text-xs sm:pr-3 sm:text-sm font-semibold text-subtle">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
