import { LIST_COUNT_MAX, type AnyList } from '@croupier/contract/lists/define-list.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import type { ListState } from './use-list-page.ts';

/** The number of rows, and the way through the pages. */
export function ListFooter<L extends AnyList>({ state }: { state: ListState<L> }) {
  const t = useTranslations('console.list');
  const format = useConsoleFormat();
  const { page, isFirstPage, pages } = state;
  const { first, previous, next } = pages;
  if (!page.data) return null;
  const { count, isCountExact } = page.data;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3">
      <span className="numeric text-sm text-subtle">
        {isCountExact ? t('count', { count }) : t('countMore', { count: format.number(LIST_COUNT_MAX) })}
      </span>
      <nav aria-label={t('pages')} className="flex items-center gap-1">
        <IconButton
          size="sm"
          label={t('firstPage')}
          icon={<ChevronsLeft />}
          disabled={isFirstPage}
          onClick={first}
        />
        <IconButton
          size="sm"
          label={t('previousPage')}
          icon={<ChevronLeft />}
          disabled={!previous}
          onClick={previous}
        />
        <IconButton size="sm" label={t('nextPage')} icon={<ChevronRight />} disabled={!next} onClick={next} />
      </nav>
    </footer>
  );
}
