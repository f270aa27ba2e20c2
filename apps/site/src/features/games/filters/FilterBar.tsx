import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Grid2x2, Grid3x3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { largeTiles } from '../../../shared/games/density.ts';
import type { ListCategory } from '../game-lists.queries.ts';
import { ChosenStudios } from './ChosenStudios.tsx';
import { SORTS, TYPES, type ListFilters } from './list-filters.ts';
import { StudioFilter } from './StudioFilter.tsx';
import type { FilterChange } from './use-list-filters.ts';

export type FilterBarProps = {
  category: ListCategory;
  vendors: GameMenu['vendors'];
  filters: ListFilters;
  onChange: (change: FilterChange) => void;
};

/** The choices that say whether a game opens at once; choosing one again takes it back. */
const OPENS = ['NOW', 'DEMO'] as const;

function DensityButton() {
  const t = useTranslations('games.density');
  const isLarge = useStoredChoice(largeTiles);
  return (
    <IconButton
      label={t(isLarge ? 'compact' : 'comfortable')}
      icon={isLarge ? <Grid3x3 /> : <Grid2x2 />}
      onClick={() => largeTiles.set(!isLarge)}
    />
  );
}

/** Filters and sort order of a list. */
export function FilterBar({ category, vendors, filters, onChange }: FilterBarProps) {
  const t = useTranslations('games');
  return (
    <div className="mb-3 grid gap-2">
      <div className="flex min-w-0 flex-col gap-2 xl:flex-row xl:items-center xl:justify-between">
        <fieldset className="-mx-page scroll-row min-w-0 px-page py-1 xl:mr-0 xl:pr-6 xl:[mask-image:linear-gradient(90deg,#000_calc(100%-1.5rem),transparent)]">
          <legend className="sr-only">{t('type')}</legend>
          <div className="flex w-max gap-2">
            {TYPES.map((type) => (
              <Chip key={type} selected={type === filters.type} onClick={() => onChange({ type })}>
                {t(`types.${type}`)}
              </Chip>
            ))}
            <span aria-hidden className="my-2 w-px bg-line" />
            {OPENS.map((playable) => (
              <Chip
                key={playable}
                selected={playable === filters.playable}
                onClick={() => onChange({ playable: playable === filters.playable ? 'ANY' : playable })}
              >
                {t(`playable.${playable}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="flex gap-2 xl:w-88 xl:shrink-0 xl:justify-end min-[88rem]:w-104">
          {vendors.length > 1 && (
            <div className="min-w-0 flex-1 sm:max-w-64">
              <StudioFilter
                {...{ category, vendors }}
                chosen={filters.vendors}
                onChange={(codes) => onChange({ vendors: codes })}
              />
            </div>
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
          <DensityButton />
        </div>
      </div>
      <ChosenStudios
        vendors={vendors.filter(({ code }) => filters.vendors.includes(code))}
        onRemove={(code) => onChange((latest) => ({ vendors: latest.vendors.filter((one) => one !== code) }))}
        onClear={() => onChange({ vendors: [] })}
      />
    </div>
  );
}
