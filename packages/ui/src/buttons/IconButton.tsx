import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name and the title. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Makes it a toggle button. */
  pressed?: boolean | undefined;
  /** A dot in the corner, for example for unread messages. */
  dot?: boolean | undefined;
};

const squares: Record<ButtonSize, string> = { sm: 'w-9', md: 'w-11', lg: 'w-13' };

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', size = 'md', pressed, dot, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={buttonClass(
        { variant, size },
        clsx(squares[size], 'px-0!', pressed && 'text-brand-text!', className),
      )}
    >
      {icon}
      {dot && (
        <span
          className="absolute top-1.5 right-1.5 size-2 rounded-full bg-lose ring-2 ring-surface-1"
          aria-hidden
        />
      )}
    </button>
  );
}
