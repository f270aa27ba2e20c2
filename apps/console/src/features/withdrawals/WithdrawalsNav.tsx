import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageLinks } from '../../shared/PageLinks.tsx';

const PAGES = [
  { name: 'desk', path: paths.withdrawalDesk() },
  { name: 'all', path: paths.withdrawals() },
  { name: 'payouts', path: paths.payouts() },
  { name: 'disputes', path: paths.disputes() },
] as const;

/** Links between the pages about money that leaves. */
export function WithdrawalsNav() {
  const t = useTranslations('console.withdrawals');
  return (
    <PageLinks
      label={t('title')}
      pages={PAGES.map(({ name, path }) => ({ path, text: t(`pages.${name}`) }))}
    />
  );
}
