import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { openUnitsQuery } from './desk.queries.ts';
import { Pager } from './Pager.tsx';

const PAGE_SIZE = 20;

type OpenRound = CallOutput<ConsoleApi['vendorDesk']['openUnits']>['items'][number];

function useColumns(merchantCode: string, currency: string): Column<OpenRound>[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  return [
    {
      key: 'game',
      header: t('game'),
      card: 'title',
      cell: ({ roundId, gameName, reference }) => (
        <>
          <Link to={paths.round(merchantCode, roundId)} className="font-semibold">
            {gameName}
          </Link>
          {reference && <code className="block text-xs font-normal text-subtle">{reference}</code>}
        </>
      ),
    },
    { key: 'account', header: t('account'), cell: ({ accountName }) => accountName },
    { key: 'member', header: t('member'), cell: ({ member }) => member },
    {
      key: 'stake',
      header: t('stake'),
      align: 'end',
      cell: ({ stake }) => format.amount(stake, currency),
    },
    {
      key: 'payout',
      header: t('payout'),
      align: 'end',
      cell: ({ payout }) => format.amount(payout, currency),
    },
    {
      key: 'openedAt',
      header: t('openedAt'),
      cell: ({ openedAt }) => format.instant(openedAt),
      className: 'whitespace-nowrap',
    },
  ];
}

/** Rounds of vendors that have been open for more than 48 hours. */
export function OpenRoundsTable({ merchantCode, currency }: { merchantCode: string; currency: string }) {
  const t = useTranslations('console.vendorDesk');
  const [page, setPage] = useState(1);
  const rounds = useQuery(openUnitsQuery(merchantCode, { pageNum: page, pageSize: PAGE_SIZE }));
  const columns = useColumns(merchantCode, currency);
  if (rounds.isLoadingError) return <QueryProblem query={rounds} />;
  return (
    <>
      <Table
        caption={t('openLong')}
        columns={columns}
        rows={rounds.data?.items ?? []}
        rowKey={({ roundId }) => roundId}
        loading={rounds.isPending}
        empty={<p className="text-sm text-muted">{t('noOpenRounds')}</p>}
      />
      <Pager page={page} pageCount={rounds.data?.totalPages ?? 1} onChange={setPage} />
    </>
  );
}
