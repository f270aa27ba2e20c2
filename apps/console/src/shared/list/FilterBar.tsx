import type { AnyList } from '@croupier/contract/lists/define-list.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { ListFilter, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import { namesOf, type FilterTexts } from './filter-values.ts';
import { FilterForm } from './FilterForm.tsx';
import type { FilterControl } from './list-types.ts';

/** The values of a filter in words; undefined where it does not filter. */
function useFilterWords(filters: FilterTexts): (control: FilterControl) => string | undefined {
  const t = useTranslations('console.list');
  const format = useConsoleFormat();
  const between = (from: string | undefined, until: string | undefined): string | undefined => {
    if (from !== undefined && until !== undefined) return t('between', { from, until });
    if (from !== undefined) return t('atLeast', { from });
    return until === undefined ? undefined : t('atMost', { until });
  };
  const dayText = (name: string, offset: number): string | undefined => {
    const instant = filters[name];
    return instant === undefined ? undefined : format.instant(new Date(Date.parse(instant) + offset), 'date');
  };
  return (control) => {
    if (control.kind === 'text') return filters[control.name];
    if (control.kind === 'choice')
      return control.options.find(({ value }) => value === filters[control.name])?.label;
    if (control.kind === 'range') return between(filters[control.min], filters[control.max]);
    // The period ends at midnight of the next day.
    return between(dayText(control.from, 0), dayText(control.until, -1));
  };
}

export type FilterBarProps = {
  list: AnyList;
  controls: readonly FilterControl[];
  filters: FilterTexts;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (filters: Readonly<Record<string, string | undefined>>) => void;
};

/** The filters that apply, as chips, and the form that changes them. */
export function FilterBar({ list, controls, filters, isOpen, onOpenChange, onChange }: FilterBarProps) {
  const t = useTranslations('console.list');
  const wordsOf = useFilterWords(filters);
  const active = controls.flatMap((control) => {
    const words = wordsOf(control);
    return words === undefined ? [] : [{ control, words }];
  });
  const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
  return (
    <section aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      <Popover
        label={t('filters')}
        align="start"
        open={isOpen}
        onOpenChange={onOpenChange}
        className="sm:w-150"
        trigger={
          <Button size="sm" icon={<ListFilter aria-hidden />}>
            {t('filter')}
          </Button>
        }
      >
        <FilterForm
          {...{ list, controls, filters }}
          onApply={(changes) => {
            onOpenChange(false);
            onChange(changes);
          }}
        />
      </Popover>
      {active.map(({ control, words }) => (
        <span
          key={namesOf(control).join(' ')}
          className="inline-flex h-9 max-w-full items-center rounded-pill border border-brand-line bg-brand-soft pl-3.5 text-sm"
        >
          <span className="min-w-0 truncate">
            <span className="text-muted">{control.label}</span> <span className="font-semibold">{words}</span>
          </span>
          <button
            type="button"
            aria-label={t('removeFilter', { label: control.label })}
            className="ml-1 grid size-9 shrink-0 place-items-center rounded-pill text-subtle hover:text-text"
            onClick={() => onChange(without(namesOf(control)))}
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {active.length > 1 && (
        <Button variant="ghost" size="sm" onClick={() => onChange(without(controls.flatMap(namesOf)))}>
          {t('clearFilters')}
        </Button>
      )}
    </section>
  );
}
