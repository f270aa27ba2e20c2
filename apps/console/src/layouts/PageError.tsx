import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { useTranslations } from 'use-intl';

/** Shown when a page throws or its script fails to load; a reload fixes most of these. */
export function PageError() {
  const t = useTranslations();
  return (
    <ErrorState
      title={t('system.errorTitle')}
      text={t('system.errorText')}
      retryLabel={t('common.retry')}
      onRetry={() => location.reload()}
    />
  );
}
