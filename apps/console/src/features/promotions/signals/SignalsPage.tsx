import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MerchantSelect } from '../../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { signalsQuery } from '../promotions.queries.ts';
import { PromotionsNav } from '../PromotionsNav.tsx';
import { QueueTabs, type Decided } from '../QueueTabs.tsx';
import { SignalCard } from './SignalCard.tsx';

/** Signs of abuse that the hourly job has found, the newest first. */
export function SignalsPage() {
  const t = useTranslations('console.promotions');
  const title = t('pages.signals');
  useTitle(title);
  const { allowed, current, choose } = useOneMerchant('promotions.view');
  const merchantCode = current?.merchantCode ?? '';
  const [decided, setDecided] = useState<Decided>('0');
  const query = useQuery({ ...signalsQuery(merchantCode, decided), enabled: merchantCode !== '' });
  const empty = { icon: <ShieldCheck />, title: t('signal.none') };
  return (
    <>
      <PromotionsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1 max-w-2xl text-sm text-muted">{t('signal.text')}</p>
        </div>
        <MerchantSelect merchants={allowed} value={merchantCode} onChange={choose} />
      </div>
      <QueueTabs label={title} {...{ decided, query, empty }} onDecided={setDecided}>
        {(signal, currency) => <SignalCard {...{ signal, merchantCode, currency }} />}
      </QueueTabs>
    </>
  );
}
