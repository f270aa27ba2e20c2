import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

export type SegmentedControlProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  size?: 'sm' | 'md' | undefined;
  disabled?: boolean | undefined;
  /** One segment a line on phones, for labels too long to stand side by side. */
  stacked?: boolean | undefined;
  className?: string | undefined;
};

/** A choice between a few options, built on radio inputs. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, size = 'md', disabled, stacked, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'flex gap-1 rounded-field bg-well p-1 shadow-well ring-1 ring-line ring-inset',
        stacked && 'max-sm:flex-col',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={clsx(
            'flex cursor-pointer items-center justify-center gap-2 px-3 font-semibold whitespace-nowrap text-muted',
            'rounded-[calc(var(--radius-field)-3px)] transition-colors duration-[var(--quick)] hover:text-text',
            'has-checked:bg-key has-checked:text-text',
            'has-checked:shadow-[inset_0_1px_0_var(--sheen),0_1px_4px_oklch(0_0_0/0.2),0_0_0_1px_var(--line)]',
            'has-disabled:cursor-not-allowed has-disabled:opacity-45',
            'has-focus-visible:outline-2 has-focus-visible:outline-brand-text [&_svg]:size-4.5',
            stacked ? 'sm:flex-1' : 'flex-1',
            size === 'sm' ? 'h-8 text-xs' : 'h-9.5 text-sm',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled || segment.disabled}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
