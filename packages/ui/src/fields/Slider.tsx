import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';

export type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Announced instead of the number. */
  valueText?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Colours of the part before and after the thumb, as CSS colours: `var(--lose)`. */
  colors?: { before: string; after: string } | undefined;
};

/** A native range input. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onValueChange,
    valueText,
    min = 0,
    max = 100,
    step = 1,
    colors,
    className,
    style,
    ...rest
  } = props;
  const share = max > min ? (value - min) / (max - min) : 0;
  const look: CSSProperties & Record<`--${string}`, string> = {
    ...style,
    // The centre of the thumb stops half its width before the ends.
    '--slider-share': `calc(0.75rem + (100% - 1.5rem) * ${share})`,
    ...(colors && { '--slider-fill': colors.before, '--slider-rest': colors.after }),
  };
  return (
    <input
      {...rest}
      {...{ min, max, step, value }}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className={clsx('slider', className)}
      style={look}
    />
  );
}
