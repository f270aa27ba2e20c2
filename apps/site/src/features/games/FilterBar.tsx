import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { useTranslations } from 'use-intl';
import { SORTS, TYPES, type ListFilters } from './list-filters.ts';

export type FilterBarProps = {
  vendors: GameMenu['vendors'];
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
};

/** Filters and sort order of a category. */
export function FilterBar({ vendors, filters, onChange }: FilterBarProps) {
  const t = useTranslations('games');
  const vendorName = ({ name, state }: GameMenu['vendors'][number]): string => {
    if (state === 'slow') return t('vendorSlow', { name });
    return state === 'maintenance' ? t('vendorMaintenance', { name }) : name;
  };
  return (
    <div className="mb-6 flex flex-col gap-3 xl:flex-row xl:items-center xl:justify-between">
      <fieldset className="-mx-page scroll-row min-w-0 px-page py-1">
        <legend className="sr-only">{t('type')}</legend>
        <div className="flex w-max gap-2">
          {TYPES.map((type) => (
            <Chip key={type} selected={type === filters.type} onClick={() => onChange({ type })}>
              {t(`types.${type}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="flex gap-3 xl:w-100 xl:justify-end">
        {vendors.length > 1 && (
          <Select
            label={t('vendor')}
            labelHidden
            className="min-w-0 flex-1"
            value={filters.vendor ?? ''}
            onChange={({ target }) => onChange({ vendor: target.value || undefined })}
            options={[
              { value: '', label: t('allVendors') },
              ...vendors.map((vendor) => ({ value: vendor.code, label: vendorName(vendor) })),
            ]}
          />
        )}
        <Select
          label={t('sort')}
          labelHidden
          className="min-w-0 flex-1 sm:max-w-64"
          value={filters.sort}
          onChange={({ target }) =>
            onChange({ sort: SORTS.find((sort) => sort === target.value) ?? SORTS[0] })
          }
          options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
      </div>
    </div>
  );
}
