import { Card } from '@croupier/ui/layout/Card.tsx';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MerchantSelect } from '../../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { applicationsQuery } from '../promotions.queries.ts';
import { PromotionsNav } from '../PromotionsNav.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

/** What members applied for, the oldest first. */
export function ApplicationsPage() {
  const t = useTranslations('console.promotions');
  useTitle(t('pages.applications'));
  const merchant = useOneMerchant('promotions.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const [decided, setDecided] = useState<'0' | '1'>('0');
  const query = useQuery({ ...applicationsQuery(merchantCode, decided), enabled: merchantCode !== '' });
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('pages.applications')}</h1>
        <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
      </div>
      <Tabs
        label={t('pages.applications')}
        items={[
          { value: '0', label: t('waiting') },
          { value: '1', label: t('decided') },
        ]}
        value={decided}
        onValueChange={(value) => setDecided(value === '1' ? '1' : '0')}
      >
        <TabPanel value={decided}>
          {query.isPending && <Skeleton className="h-80 rounded-card" />}
          {query.isLoadingError && <QueryProblem query={query} />}
          {query.data?.items.length === 0 && (
            <Card padding="none">
              <EmptyState icon={<CheckCheck />} title={t('noApplications')} />
            </Card>
          )}
          <ul className="grid gap-4">
            {query.data?.items.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  merchantCode={merchantCode}
                  currency={query.data.currency}
                />
              </li>
            ))}
          </ul>
        </TabPanel>
      </Tabs>
    </>
  );
}
