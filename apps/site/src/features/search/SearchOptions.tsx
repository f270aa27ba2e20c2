import { clsx } from 'clsx';
import { ArrowRight, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SearchResult } from './SearchResult.tsx';
import type { OptionGroup, SearchOption } from './search-options.ts';

export type SearchOptionsProps = {
  /** Prefix of the ids of list and options, for `aria-controls`. */
  id: string;
  groups: readonly OptionGroup[];
  current: SearchOption | undefined;
  /** Whether the results belong to the current text. */
  settled: boolean;
  onChoose: (option: SearchOption) => void;
};

function Words({ option }: { option: SearchOption }) {
  const t = useTranslations('games');
  if (option.kind === 'game') return <SearchResult game={option.game} />;
  if (option.kind === 'page') {
    const { icon: Icon, title } = option.page;
    return (
      <>
        <Icon aria-hidden className="size-4.5 shrink-0 text-subtle" />
        <span className="min-w-0 flex-1 truncate font-semibold text-text">{title}</span>
        <ArrowRight aria-hidden className="size-4.5 shrink-0 text-subtle" />
      </>
    );
  }
  if (option.kind === 'term')
    return (
      <>
        <History aria-hidden className="size-4.5 shrink-0 text-subtle" />
        <span className="truncate">{option.text}</span>
      </>
    );
  return (
    <>
      <span className="flex-1 font-semibold text-brand-text">{t('searchAll', { count: option.count })}</span>
      <ArrowRight aria-hidden className="size-4.5 shrink-0 text-brand-text" />
    </>
  );
}

/** The options; the focus stays in the field. */
export function SearchOptions({ id, groups, current, settled, onChoose }: SearchOptionsProps) {
  const t = useTranslations('games');
  if (groups.length === 0) return null;
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options with pictures, which `select` cannot show
      role="listbox"
      aria-label={t('searchResults')}
      aria-busy={!settled}
      className="transition-opacity aria-busy:opacity-60 aria-busy:delay-200"
    >
      {groups.map(({ title, options }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox
        <div key={title} role="group" aria-label={t(title)} className="pb-2">
          <p aria-hidden className="px-2 pt-2 pb-1.5 text-xs font-semibold text-subtle">
            {t(title)}
          </p>
          {options.map((option) => (
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox
              role="option"
              tabIndex={-1}
              aria-selected={option.id === current?.id}
              // The field handles keys and keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 text-sm hover:bg-surface-3',
                option.id === current?.id && 'bg-surface-3 ring-1 ring-brand-line ring-inset',
              )}
            >
              <Words option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
