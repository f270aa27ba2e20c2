import { CircleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint below the field and is announced. */
  error?: ReactNode;
  /** At the end of the label's line, for example the balance. */
  aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
};

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the ids of its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

/** The layout of every form field: label, control, and hint or error. */
export function Field({ id, label, hint, error, aside, labelHidden, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const note = `${control}-note`;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 text-sm'}>
        <label htmlFor={control} className="font-medium text-muted">
          {label}
        </label>
        {aside && <span className="numeric text-xs text-subtle">{aside}</span>}
      </div>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      <div id={note} aria-live="polite">
        {error ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-lose">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : (
          hint && <p className="mt-1.5 text-xs text-subtle">{hint}</p>
        )}
      </div>
    </div>
  );
}
