import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { moved } from './settings-form.ts';

export type OrderListProps<T extends string> = {
  label: string;
  value: readonly T[];
  onChange: (value: T[]) => void;
  nameOf: (entry: T) => string;
  /** The last entry stays. */
  disabled: boolean;
  error?: string | undefined;
};

/** A list whose entries can be moved and removed, by keyboard too. */
export function OrderList<T extends string>(props: OrderListProps<T>) {
  const { label, value, onChange, nameOf, disabled, error } = props;
  const t = useTranslations('console.merchant');
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-muted">{label}</p>
      <ol aria-label={label} className="divide-y divide-line rounded-field border border-line">
        {value.map((entry, index) => (
          <li key={entry} className="flex min-h-12 items-center gap-1 py-0.5 pr-1 pl-3.5">
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{nameOf(entry)}</span>
            <IconButton
              label={t('up', { name: nameOf(entry) })}
              icon={<ArrowUp />}
              disabled={disabled || index === 0}
              onClick={() => onChange(moved(value, index, -1))}
            />
            <IconButton
              label={t('down', { name: nameOf(entry) })}
              icon={<ArrowDown />}
              disabled={disabled || index === value.length - 1}
              onClick={() => onChange(moved(value, index, 1))}
            />
            <IconButton
              label={t('remove', { name: nameOf(entry) })}
              icon={<X />}
              disabled={disabled || value.length === 1}
              onClick={() => onChange(value.filter((other) => other !== entry))}
            />
          </li>
        ))}
      </ol>
      {error && <p className="mt-1.5 text-sm text-lose">{error}</p>}
    </div>
  );
}
