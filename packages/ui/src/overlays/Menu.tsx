import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const menuSurface =
  'z-50 min-w-48 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-panel p-1.5 shadow-floating ' +
  'max-h-[var(--radix-dropdown-menu-content-available-height)] ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in';

const itemClass =
  'relative flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 text-sm font-medium no-underline ' +
  'outline-none select-none ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-45 [&_svg]:size-4.5 [&_svg]:shrink-0';

const calm =
  'text-muted data-[highlighted]:bg-surface-3 data-[highlighted]:text-text data-[state=checked]:text-text';
const alarming = 'text-lose data-[highlighted]:bg-lose-soft';

export type MenuProps = {
  /** An element that accepts a ref, such as a Button. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
};

/** A menu of actions. */
export function Menu({ trigger, children, align = 'end', side, open, onOpenChange, className }: MenuProps) {
  return (
    <Radix.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...{ align, side }}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(menuSurface, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  danger?: boolean | undefined;
};

/** An action. For a link: `<MenuItem asChild><Link to="…">…</Link></MenuItem>` with the icon inside the link. */
export function MenuItem({ icon, danger, className, children, asChild, ...rest }: MenuItemProps) {
  const look = clsx(itemClass, danger ? alarming : calm, className);
  if (asChild)
    return (
      <Radix.Item {...rest} asChild className={look}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item {...rest} className={look}>
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuLabel(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} className="px-3 pt-2 pb-1 text-xs font-semibold text-subtle" />;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

export type MenuChoiceProps = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; icon?: ReactNode }[];
};

/** A choice in a menu, such as language or theme. */
export function MenuChoice({ value, onValueChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={clsx(itemClass, calm, 'pr-10')}>
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="absolute right-3 text-brand-text">
            <Check />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
