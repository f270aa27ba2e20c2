import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { useTranslations } from 'use-intl';

/** The pages of a table whose page is no part of the address. */
export function Pager({
  page,
  pageCount,
  onChange,
}: {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}) {
  const t = useTranslations('console.games.paging');
  return (
    <Pagination
      className="mt-3"
      page={page}
      pageCount={pageCount}
      onPageChange={onChange}
      labels={{
        navigation: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: String(number) }),
      }}
    />
  );
}
