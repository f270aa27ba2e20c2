import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import type { Column, TableSort } from '@croupier/ui/data/Table.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type SortControlProps = {
  columns: ReadonlyArray<Pick<Column<never>, 'key' | 'sortable'> & { header: string }>;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
};

/** Sorting on phones, where rows are cards and no column has a head to press. */
export function SortControl({ columns, sort, onSort }: SortControlProps) {
  const t = useTranslations('lists');
  const { descending } = sort;
  const options = columns
    .filter(({ sortable }) => sortable)
    .map(({ key, header }) => ({ value: key, label: header }));
  return (
    <div className="flex items-end gap-2 sm:hidden">
      <Select
        className="flex-1"
        label={t('sort')}
        options={options}
        value={sort.key}
        onChange={(event) => onSort({ key: event.target.value, descending: true })}
      />
      <IconButton
        variant="secondary"
        label={t(descending ? 'descending' : 'ascending')}
        icon={descending ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
        onClick={() => onSort({ ...sort, descending: !descending })}
      />
    </div>
  );
}
