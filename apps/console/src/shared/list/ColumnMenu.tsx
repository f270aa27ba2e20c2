import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { ChevronDown, ChevronUp, Settings2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ListSettings } from './use-list-settings.ts';

export type ColumnMenuProps = {
  /** All columns; the first one always stays first. */
  columns: ReadonlyArray<{ key: string; header: string }>;
  /** The keys of the visible columns in their order. */
  visible: readonly string[];
  density: ListSettings['density'];
  onColumns: (keys: readonly string[] | undefined) => void;
  onDensity: (density: ListSettings['density']) => void;
};

/** Chooses columns, their order and the height of rows. */
export function ColumnMenu({ columns, visible, density, onColumns, onDensity }: ColumnMenuProps) {
  const t = useTranslations('console.list');
  const [first] = columns;
  const hidden = columns.filter(({ key }) => !visible.includes(key)).map(({ key }) => key);
  const headerOf = (key: string): string => columns.find((column) => column.key === key)?.header ?? key;
  const move = (key: string, step: number): void => {
    const at = visible.indexOf(key);
    const other = visible[at + step];
    if (other !== undefined) onColumns(visible.with(at, other).with(at + step, key));
  };
  const toggle = (key: string, isOn: boolean): void =>
    onColumns(isOn ? [...visible, key] : visible.filter((other) => other !== key));
  return (
    <Popover
      label={t('columns')}
      align="end"
      trigger={
        <IconButton
          label={t('columns')}
          icon={<Settings2 />}
          size="sm"
          variant="secondary"
          className="max-sm:hidden"
        />
      }
    >
      <SegmentedControl
        label={t('density')}
        size="sm"
        value={density}
        onValueChange={onDensity}
        segments={[
          { value: 'compact', label: t('compact') },
          { value: 'comfortable', label: t('comfortable') },
        ]}
      />
      <ul className="mt-2 grid">
        {[...visible, ...hidden].map((key) => {
          const at = visible.indexOf(key);
          return (
            <li key={key} className="flex items-center justify-between gap-2">
              <Checkbox
                label={headerOf(key)}
                checked={at >= 0}
                disabled={key === first?.key}
                onChange={(event) => toggle(key, event.target.checked)}
              />
              {at > 0 && (
                <span className="flex">
                  <IconButton
                    size="sm"
                    label={t('moveUp', { column: headerOf(key) })}
                    icon={<ChevronUp />}
                    disabled={at === 1}
                    onClick={() => move(key, -1)}
                  />
                  <IconButton
                    size="sm"
                    label={t('moveDown', { column: headerOf(key) })}
                    icon={<ChevronDown />}
                    disabled={at === visible.length - 1}
                    onClick={() => move(key, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="ghost" size="sm" className="mt-1" onClick={() => onColumns(undefined)}>
        {t('standardColumns')}
      </Button>
    </Popover>
  );
}
