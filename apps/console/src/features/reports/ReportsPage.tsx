import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { BalancesReport } from './BalancesReport.tsx';
import { DepositsReport } from './DepositsReport.tsx';
import { REPORT_VIEWS, type ReportView } from './report-address.ts';
import { ReturnsReport } from './ReturnsReport.tsx';
import { RevenueReport } from './RevenueReport.tsx';
import { useReportAddress } from './use-report-address.ts';

/** Which reports are made of sealed periods; the others say themselves what they cover. */
const IS_SEALED: Readonly<Record<ReportView, boolean>> = {
  revenue: true,
  byMethod: false,
  balances: false,
  returns: true,
};

/** Reports about one merchant; the address says which, so that a link shows the same to a colleague. */
export function ReportsPage() {
  const t = useTranslations('console');
  const { view, merchant, choices, change } = useReportAddress();
  useTitle(t('reports.title'));
  if (!merchant)
    return <EmptyState icon={<Store />} title={t('noMerchantsTitle')} text={t('noMerchantsText')} />;
  const { merchantCode } = merchant;
  return (
    <>
      <div className="mb-section flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl">{t('reports.title')}</h1>
          {IS_SEALED[view] && <p className="mt-2 max-w-prose text-muted">{t('reports.text')}</p>}
        </div>
        <MerchantSelect merchants={choices} value={merchantCode} onChange={(at) => change({ at })} />
      </div>
      <Tabs
        label={t('reports.views')}
        value={view}
        onValueChange={(value) => change({ view: value as ReportView })}
        items={REPORT_VIEWS.map((value) => ({ value, label: t(`reports.${value}`) }))}
      >
        <TabPanel value="revenue">
          <RevenueReport merchantCode={merchantCode} />
        </TabPanel>
        <TabPanel value="byMethod">
          <DepositsReport merchantCode={merchantCode} />
        </TabPanel>
        <TabPanel value="balances">
          <BalancesReport merchant={merchant} />
        </TabPanel>
        <TabPanel value="returns">
          <ReturnsReport merchantCode={merchantCode} />
        </TabPanel>
      </Tabs>
    </>
  );
}
