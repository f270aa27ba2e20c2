import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type ColumnChoiceProps = {
  /** The first one always shows. */
  all: ReadonlyArray<{ key: string; header: string }>;
  columns: ReadonlyArray<{ key: string }>;
  toggle: (key: string) => void;
};

/** Chooses the columns of a list. */
export function ColumnChoice({ all, columns, toggle }: ColumnChoiceProps) {
  const t = useTranslations('lists');
  return (
    <Popover
      label={t('columns')}
      align="end"
      className="w-64"
      trigger={<Button icon={<Columns3 aria-hidden />}>{t('columns')}</Button>}
    >
      <ul className="grid gap-1">
        {all.slice(1).map(({ key, header }) => (
          <li key={key}>
            <Checkbox
              label={header}
              checked={columns.some((column) => column.key === key)}
              onChange={() => toggle(key)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
