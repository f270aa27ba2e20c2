import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useTranslations } from 'use-intl';

export type SearchStatusProps = {
  text: string;
  settled: boolean;
  error: unknown;
  total: number | undefined;
  onRetry: () => void;
};

/** The status of the search: no results, an error, or the count for screen readers. */
export function SearchStatus({ text, settled, error, total, onRetry }: SearchStatusProps) {
  const t = useTranslations();
  if (text !== '' && error)
    return (
      <div role="alert" className="flex items-center justify-between gap-3 px-2 py-3 text-sm text-lose">
        {t('games.searchFailed')}
        <Button size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  return (
    <div aria-live="polite">
      {text !== '' && settled && total === 0 && (
        <div className="px-2 pt-2 pb-3">
          <p className="font-semibold text-text">{t('games.searchNone', { text })}</p>
          <p className="mt-1 text-sm text-muted">{t('games.searchNoneText')}</p>
        </div>
      )}
      {text !== '' && settled && total !== undefined && total > 0 && (
        <p className="sr-only">{t('games.searchFound', { count: total })}</p>
      )}
    </div>
  );
}
