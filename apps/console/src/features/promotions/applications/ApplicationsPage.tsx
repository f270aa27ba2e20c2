import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MerchantSelect } from '../../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { applicationsQuery } from '../promotions.queries.ts';
import { PromotionsNav } from '../PromotionsNav.tsx';
import { QueueTabs, type Decided } from '../QueueTabs.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

/** What members applied for, the oldest first. */
export function ApplicationsPage() {
  const t = useTranslations('console.promotions');
  useTitle(t('pages.applications'));
  const merchant = useOneMerchant('promotions.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const [decided, setDecided] = useState<Decided>('0');
  const query = useQuery({ ...applicationsQuery(merchantCode, decided), enabled: merchantCode !== '' });
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t('pages.applications')}</h1>
        <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
      </div>
      <QueueTabs
        label={t('pages.applications')}
        {...{ decided, query }}
        onDecided={setDecided}
        empty={{ icon: <CheckCheck />, title: t('noApplications') }}
      >
        {(application, currency) => <ApplicationCard {...{ application, merchantCode, currency }} />}
      </QueueTabs>
    </>
  );
}
