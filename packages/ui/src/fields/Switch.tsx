import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  labelHidden?: boolean | undefined;
};

/** A switch; the whole row is clickable. */
export function Switch({ label, hint, labelHidden, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {hint && <span className="block text-xs font-normal text-subtle">{hint}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox carries `checked` natively */}
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
