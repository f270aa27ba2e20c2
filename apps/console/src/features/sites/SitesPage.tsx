import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useTitle } from '../../shared/use-title.ts';
import { SiteCard } from './SiteCard.tsx';
import { sitesQuery } from './sites.queries.ts';

/** The status and the languages of every site. */
export function SitesPage() {
  const t = useTranslations();
  const sites = useQuery(sitesQuery);
  const { isShown } = useMerchants();
  useTitle(t('console.sites'));
  return (
    <>
      <div className="mb-section">
        <h1 className="text-3xl">{t('console.sites')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('console.sitesText')}</p>
      </div>
      {sites.isPending && (
        <div aria-busy className="grid gap-5">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton className="h-120 rounded-card" />
          <Skeleton className="h-120 rounded-card" />
        </div>
      )}
      {sites.isLoadingError && <QueryProblem query={sites} />}
      {sites.data?.length === 0 && (
        <EmptyState
          icon={<Store />}
          title={t('console.noMerchantsTitle')}
          text={t('console.noMerchantsText')}
        />
      )}
      <div className="grid gap-5">
        {sites.data
          ?.filter(({ merchantCode }) => isShown(merchantCode))
          .map((site) => (
            <SiteCard key={site.merchantCode} site={site} />
          ))}
      </div>
    </>
  );
}
