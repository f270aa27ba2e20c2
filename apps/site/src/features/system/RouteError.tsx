import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { ErrorState } from '@croupier/ui/data/ErrorState.tsx';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { ChunkError } from '../../shared/loading/chunk-loading.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const HTTP_NOT_FOUND = 404;

/** Error page with retry and a link home. */
export function RouteError() {
  const t = useTranslations();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === HTTP_NOT_FOUND) return <NotFoundPage />;
  const lost = error instanceof ChunkError;
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <ErrorState
          title={t(lost ? 'system.chunkTitle' : 'system.errorTitle')}
          text={t(lost ? 'system.chunkText' : 'system.errorText')}
          retryLabel={t('common.retry')}
          // Browsers cache a failed script import, so only a reload helps.
          onRetry={() => location.reload()}
        />
        <Link to={paths.home()} reloadDocument className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {t('system.errorHome')}
        </Link>
      </div>
    </div>
  );
}
