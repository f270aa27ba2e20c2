import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode };

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const note = useId();
  return (
    <div className={className}>
      <label className={clsx('flex min-h-11 cursor-pointer items-center gap-3 text-sm')}>
        <input
          {...rest}
          type="checkbox"
          className="check"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <span>{label}</span>
      </label>
      <p id={note} aria-live="polite" className="text-sm text-lose">
        {error}
      </p>
    </div>
  );
}
