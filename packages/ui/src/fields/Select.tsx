import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from './Field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<ComponentProps<'select'>, 'prefix'> &
  FieldText & { options: readonly SelectOption[]; placeholder?: string | undefined; prefix?: ReactNode };

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, aside, labelHidden, id, className, options, placeholder, prefix, ...rest } =
    props;
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, className }}>
      {(control) => (
        <div className="field-box relative">
          {prefix && <span className="shrink-0 pl-3.5 text-subtle [&_svg]:size-4.5">{prefix}</span>}
          <select {...rest} {...control} className="field-input appearance-none truncate pr-10!">
            {placeholder !== undefined && (
              <option value="" disabled className="bg-surface-2">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-surface-2"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4.5 text-subtle" />
        </div>
      )}
    </Field>
  );
}
