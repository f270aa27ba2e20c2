import { ApiError } from '@croupier/contract/client.ts';
import type { AnyList } from '@croupier/contract/lists/define-list.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withFilters } from './list-address.ts';
import type { ListState } from './use-list-page.ts';

/** Replaces the rows of a page without any. */
export function ListEmpty<L extends AnyList>({ state, text }: { state: ListState<L>; text: string }) {
  const t = useTranslations('console.list');
  const { filters, isFirstPage, pages, go } = state;
  const names = Object.keys(filters);
  const clear = Object.fromEntries(names.map((name) => [name, undefined]));
  if (names.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('empty')}
        text={t('emptyFiltered')}
        action={
          <Button onClick={() => go((search) => withFilters(search, clear))}>{t('clearFilters')}</Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('empty')}
      text={isFirstPage ? text : t('emptyPage')}
      action={!isFirstPage && <Button onClick={pages.first}>{t('firstPage')}</Button>}
    />
  );
}

/** Replaces a page that could not be loaded. */
export function ListProblem<L extends AnyList>({ state }: { state: ListState<L> }) {
  const t = useTranslations('console.list');
  const { page, pages } = state;
  const isOldCursor = page.error instanceof ApiError && page.error.code === 'lists.bad_cursor';
  if (!isOldCursor) return <QueryProblem query={page} title={t('failed')} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('failed')}
      text={page.error?.message}
      action={<Button onClick={pages.first}>{t('firstPage')}</Button>}
    />
  );
}
