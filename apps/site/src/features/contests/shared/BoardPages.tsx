import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { useTranslations } from 'use-intl';

export type BoardPagesProps = { page: number; pages: number | undefined; onChange: (page: number) => void };

/** The pages of a board. */
export function BoardPages({ page, pages = 1, onChange }: BoardPagesProps) {
  const t = useTranslations('races');
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPageChange={onChange}
      labels={{
        navigation: t('pages'),
        previous: t('previous'),
        next: t('nextPage'),
        page: (number) => t('page', { page: String(number) }),
      }}
    />
  );
}
