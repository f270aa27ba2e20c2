import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { useTranslations } from 'use-intl';

/** A page that threw while rendering, or whose script did not arrive. A reload mends most of it. */
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
