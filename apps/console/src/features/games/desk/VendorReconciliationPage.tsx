import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { GamesHeader } from '../GamesHeader.tsx';
import { vendorAccountsQuery } from './desk.queries.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import { OpenRoundsTable } from './OpenRoundsTable.tsx';
import { TransfersTable } from './TransfersTable.tsx';

function Parts({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.vendorDesk');
  const accounts = useQuery(vendorAccountsQuery(merchantCode));
  const currency = accounts.data?.accounts[0]?.currency ?? '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section>
        <h2 className="mb-3 text-lg">{t('differences')}</h2>
        <DifferencesTable merchantCode={merchantCode} />
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('openLong')}</h2>
        <OpenRoundsTable {...{ merchantCode, currency }} />
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('transfers')}</h2>
        <TransfersTable {...{ merchantCode, currency }} />
      </section>
    </div>
  );
}

/** What vendors and the ledger do not agree about, rounds that do not end, transfers without an outcome. */
export function VendorReconciliationPage() {
  const merchant = useOneMerchant('vendors.reconcile');
  const code = merchant.current?.merchantCode;
  return (
    <>
      <GamesHeader page="vendorReconciliation" merchant={merchant} />
      {code && <Parts key={code} merchantCode={code} />}
    </>
  );
}
