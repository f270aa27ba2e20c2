import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../../shared/use-title.ts';
import { WithdrawalsNav } from '../WithdrawalsNav.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';

/** One withdrawal on its own page. */
export function WithdrawalPage() {
  const t = useTranslations('console.withdrawals');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('title'));
  return (
    <>
      <WithdrawalsNav />
      <WithdrawalDesk {...{ merchantCode, id }} frame="page" />
    </>
  );
}
