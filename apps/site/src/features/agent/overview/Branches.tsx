import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { Bars } from '../parts/Bars.tsx';
import { shareOf } from '../parts/shares.ts';
import { usePeriodSearch } from '../period/use-agent-period.ts';
import type { Overview } from './NeedsYou.tsx';

/** The direct downlines whose teams bet most. */
export function Branches({ branches }: Pick<Overview, 'branches'>) {
  const t = useTranslations('agent');
  const format = useFormat();
  const search = usePeriodSearch();
  const rows = branches.filter(({ stake }) => stake > 0n);
  const largest = rows[0]?.validBet ?? 0n;
  return (
    <>
      <h2 className="mb-4 text-base">{t('byBranch')}</h2>
      {rows.length === 0 && <p className="text-sm text-subtle">{t('noPlay')}</p>}
      <Bars
        label={t('byBranch')}
        rows={rows.map(({ id, account, validBet, netResult }) => ({
          key: id,
          label: (
            <Link
              to={{ pathname: paths.agentTeam(), search: `${search}${search ? '&' : '?'}of=${id}` }}
              className="underline-offset-4 hover:underline"
            >
              {account}
            </Link>
          ),
          value: format.amount(validBet),
          share: shareOf(validBet, largest),
          note: t('membersResult', { amount: format.amount(netResult, { sign: 'always' }) }),
        }))}
      />
    </>
  );
}
