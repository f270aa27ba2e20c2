import type { GameMenu } from '@croupier/contract/catalogue.ts';
import { Chip } from '@croupier/ui/Chip.tsx';
import { Select } from '@croupier/ui/Select.tsx';
import { useTranslations } from 'use-intl';
import { SORTS, TYPES, type ListFilters } from './list-filters.ts';

export type FilterBarProps = {
  vendors: GameMenu['vendors'];
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
};

/** What of a category one wants to see, and in which order. */
export function FilterBar({ vendors, filters, onChange }: FilterBarProps) {
  const t = useTranslations('games');
  const vendorName = ({ name, state }: GameMenu['vendors'][number]): string => {
    if (state === 'slow') return t('vendorSlow', { name });
    return state === 'maintenance' ? t('vendorMaintenance', { name }) : name;
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <div
        role="group"
        aria-label={t('type')}
        className="-mx-page scroll-row flex min-w-0 gap-2 px-page py-1 max-lg:w-[calc(100%+2*var(--spacing-page))] lg:mr-auto"
      >
        {TYPES.map((type) => (
          <Chip key={type} selected={type === filters.type} onClick={() => onChange({ type })}>
            {t(`types.${type}`)}
          </Chip>
        ))}
      </div>
      {vendors.length > 1 && (
        <Select
          label={t('vendor')}
          labelHidden
          className="min-w-0 flex-1 basis-36 lg:max-w-56"
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
        className="min-w-0 flex-1 basis-36 lg:max-w-48"
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) ?? SORTS[0] })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      />
    </div>
  );
}
