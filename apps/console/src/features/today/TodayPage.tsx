import { Button } from '@croupier/ui/buttons/Button.tsx';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AlarmList } from './AlarmList.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import { QueueList } from './QueueList.tsx';
import { todayQuery, type Today } from './today.queries.ts';

const GRID = 'grid gap-4 sm:gap-5 xl:grid-cols-2';

const TodaySkeleton = ({ label }: { label: string }) => (
  <div aria-busy className="grid gap-5">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton className="h-20 rounded-card" />
    <div className={GRID}>
      <Skeleton className="h-120 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </div>
  </div>
);

function Content({ today }: { today: Today }) {
  const t = useTranslations('console');
  const { isShown } = useMerchants();
  const merchants = today.merchants.filter(({ merchantCode }) => isShown(merchantCode));
  if (merchants.length === 0)
    return <EmptyState icon={<Store />} title={t('noMerchantsTitle')} text={t('noMerchantsText')} />;
  const ofShown = <Line extends { merchantCode: string | null }>(lines: readonly Line[]): Line[] =>
    lines.filter(({ merchantCode }) => !merchantCode || isShown(merchantCode));
  return (
    <div className="grid gap-section">
      <AlarmList alarms={ofShown(today.alarms)} ledgers={merchants.length} readAt={today.at} />
      <QueueList queues={ofShown(today.queues)} readAt={today.at} />
      <section aria-label={t('merchants')} className={GRID}>
        {merchants.map((merchant) => (
          <MerchantCard key={merchant.merchantCode} merchant={merchant} readAt={today.at} />
        ))}
      </section>
    </div>
  );
}

/** Alarms, queues and the day's figures of the chosen merchants, refreshed regularly. */
export function TodayPage() {
  const t = useTranslations();
  const format = useConsoleFormat();
  const errorText = useErrorText();
  const today = useQuery(todayQuery);
  // Not `isFetching`: the button must not flicker with every automatic refresh.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await today.refetch();
    setRefreshing(false);
  };
  useTitle(t('console.today.title'));
  return (
    <>
      <div className="mb-section flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl">{t('console.today.title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('console.today.text')}</p>
        </div>
        {!today.isLoadingError && (
          <div className="flex min-h-9 items-center gap-3">
            {today.isRefetchError && (
              <span role="alert" className="text-xs text-lose">
                {errorText(today.error)}
              </span>
            )}
            {today.isSuccess && (
              <span className="numeric text-xs text-subtle">
                {t('console.updated', { when: format.instant(today.data.at, 'time') })}
              </span>
            )}
            <Button
              size="sm"
              icon={<RotateCw />}
              loading={refreshing}
              disabled={today.isPending}
              onClick={() => void refresh()}
            >
              {t('console.refresh')}
            </Button>
          </div>
        )}
      </div>
      {today.isPending && <TodaySkeleton label={t('common.loading')} />}
      {today.isLoadingError && <QueryProblem query={today} title={t('console.today.failed')} />}
      {today.data && <Content today={today.data} />}
    </>
  );
}
