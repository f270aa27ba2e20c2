import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useTranslations } from 'use-intl';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Loads the next page of a tab. */
export function MoreButton({ pages }: { pages: Pages }) {
  const t = useTranslations('console.detail');
  if (!pages.hasNextPage) return null;
  return (
    <Button
      className="mt-4"
      size="sm"
      loading={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {t('earlier')}
    </Button>
  );
}
