import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageLinks } from '../../shared/PageLinks.tsx';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PAGES = [
  { name: 'deposits', path: paths.deposits() },
  { name: 'unmatched', path: paths.movements() },
  { name: 'refunds', path: paths.refunds() },
  { name: 'chargebacks', path: paths.chargebacks() },
  { name: 'reconciliation', path: paths.reconciliation() },
  { name: 'methods', path: paths.paymentMethods() },
  { name: 'accounts', path: paths.paymentAccounts() },
] as const;

/** Links between the pages about money that comes in, and about providers. */
export function PaymentsNav() {
  const t = useTranslations('console.payments');
  return (
    <PageLinks
      label={t('title')}
      pages={PAGES.map(({ name, path }) => ({ path, text: t(`pages.${name}`) }))}
    />
  );
}

/** Title, links and the choice of the merchant, for pages of a single merchant. */
export function PaymentsHeader({
  page,
  merchant,
}: {
  page: 'methods' | 'accounts';
  merchant: ReturnType<typeof useOneMerchant>;
}) {
  const t = useTranslations('console.payments');
  useTitle(t(`pages.${page}`));
  return (
    <>
      <PaymentsNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t(`pages.${page}`)}</h1>
          <p className="mt-2 max-w-prose text-muted">{t(`texts.${page}`)}</p>
        </div>
        <MerchantSelect
          merchants={merchant.allowed}
          value={merchant.current?.merchantCode ?? ''}
          onChange={merchant.choose}
        />
      </div>
    </>
  );
}
