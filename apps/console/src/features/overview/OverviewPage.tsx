import { Button } from '@croupier/ui/buttons/Button.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { LedgerBanner } from './LedgerBanner.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import { overviewQuery, type MerchantOverview } from './overview.queries.ts';

const GRID = 'grid gap-4 sm:gap-5 lg:grid-cols-2';

const OverviewSkeleton = ({ label }: { label: string }) => (
  <div aria-busy className="grid gap-5">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton className="h-22 rounded-card" />
    <div className={GRID}>
      <Skeleton className="h-72 rounded-card sm:h-64" />
      <Skeleton className="h-72 rounded-card sm:h-64" />
    </div>
  </div>
);

function Merchants({ merchants, readAt }: { merchants: readonly MerchantOverview[]; readAt: Date }) {
  const t = useTranslations('console');
  if (merchants.length === 0)
    return <EmptyState icon={<Store />} title={t('noMerchantsTitle')} text={t('noMerchantsText')} />;
  return (
    <div className="grid gap-5">
      <LedgerBanner merchants={merchants} />
      <section aria-label={t('merchants')} className={GRID}>
        {merchants.map((merchant) => (
          <MerchantCard key={merchant.merchantCode} merchant={merchant} readAt={readAt} />
        ))}
      </section>
    </div>
  );
}

/** The chosen merchants with figures from the ledger, refreshed regularly. */
export function OverviewPage() {
  const t = useTranslations();
  const format = useConsoleFormat();
  const errorText = useErrorText();
  const overview = useQuery(overviewQuery());
  const { isShown } = useMerchants();
  // Not `isFetching`: the button must not flicker with every automatic refresh.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await overview.refetch();
    setRefreshing(false);
  };
  useTitle(t('console.overview'));

  const readAt = new Date(overview.dataUpdatedAt);
  return (
    <>
      <div className="mb-section flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl">{t('console.overview')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('console.overviewText')}</p>
        </div>
        {!overview.isLoadingError && (
          <div className="flex min-h-9 items-center gap-3">
            {overview.isRefetchError && (
              <span role="alert" className="text-xs text-lose">
                {errorText(overview.error)}
              </span>
            )}
            {overview.isSuccess && (
              <span className="numeric text-xs text-subtle">
                {t('console.updated', { when: format.instant(readAt, 'time') })}
              </span>
            )}
            <Button
              size="sm"
              icon={<RotateCw />}
              loading={refreshing}
              disabled={overview.isPending}
              onClick={() => void refresh()}
            >
              {t('console.refresh')}
            </Button>
          </div>
        )}
      </div>
      {overview.isPending && <OverviewSkeleton label={t('common.loading')} />}
      {overview.isLoadingError && <QueryProblem query={overview} title={t('console.overviewFailed')} />}
      {overview.data && (
        <Merchants
          merchants={overview.data.filter(({ merchantCode }) => isShown(merchantCode))}
          readAt={readAt}
        />
      )}
    </>
  );
}
