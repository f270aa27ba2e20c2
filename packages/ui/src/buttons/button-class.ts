import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'win';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex select-none items-center justify-center font-semibold whitespace-nowrap no-underline ' +
  'transition-[background-color,box-shadow,transform,filter,color,border-color] duration-[var(--quick)] ' +
  'not-disabled:not-aria-disabled:active:translate-y-px disabled:shadow-none ' +
  'disabled:not-aria-busy:opacity-45 disabled:not-aria-busy:saturate-50 aria-busy:opacity-80 ' +
  'aria-disabled:opacity-45 aria-disabled:shadow-none [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-brand bg-brand-fill text-brand-ink shadow-glow ' +
    'not-disabled:hover:shadow-glow-strong not-disabled:hover:brightness-[1.06]',
  secondary:
    'bg-surface-3 text-text shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line)] ' +
    'not-disabled:hover:bg-surface-4 not-disabled:hover:shadow-[inset_0_1px_0_var(--sheen),0_0_0_1px_var(--line-strong)]',
  ghost: 'text-muted not-disabled:hover:bg-surface-3 not-disabled:hover:text-text',
  danger: 'bg-lose text-lose-ink shadow-[inset_0_1px_0_oklch(1_0_0/0.25)] not-disabled:hover:brightness-110',
  win: 'bg-win text-win-ink shadow-win not-disabled:hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 rounded-field px-3 text-sm [&_svg]:size-4',
  md: 'h-11 gap-2 rounded-field px-4 text-sm [&_svg]:size-[1.125rem]',
  lg: 'h-13 gap-2.5 rounded-tile px-6 text-base [&_svg]:size-5',
};

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
};

/** The class of a button, for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = (look: ButtonLook = {}, className?: string): string =>
  clsx(
    base,
    variants[look.variant ?? 'secondary'],
    sizes[look.size ?? 'md'],
    look.block && 'w-full',
    className,
  );
