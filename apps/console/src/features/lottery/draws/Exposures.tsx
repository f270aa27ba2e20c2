import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { exposuresQuery } from '../lottery.queries.ts';

type Cell = { market: string; cell: string; liability: bigint };
const PERCENT = 100n;
/** Amounts stand in whole units of the merchant's currency. */
const ONE = 10_000n;

function useColumns(limit: bigint): Column<Cell>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const amount = (minor: bigint): string => format.number(minor / ONE);
  const used = (liability: bigint): number => Number((liability * PERCENT) / (limit > 0n ? limit : 1n));
  return [
    {
      key: 'number',
      header: t('number'),
      card: 'title',
      cell: ({ market, cell }) => (
        <>
          <span className="numeric font-semibold">{cell}</span>{' '}
          <code className="text-xs text-subtle">{market}</code>
        </>
      ),
    },
    {
      key: 'liability',
      header: t('liability'),
      align: 'end',
      card: 'aside',
      cell: ({ liability }) => amount(liability),
    },
    { key: 'used', header: t('used'), align: 'end', cell: ({ liability }) => `${used(liability)} %` },
    {
      key: 'room',
      header: t('room'),
      align: 'end',
      cell: ({ liability }) => amount(limit > liability ? limit - liability : 0n),
    },
  ];
}

/** What a merchant pays in a draw if a number comes, against the limit of a number. */
export function Exposures({ merchantCode, drawId }: { merchantCode: string; drawId: string }) {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const query = useQuery(exposuresQuery(merchantCode, drawId));
  const columns = useColumns(query.data?.limit ?? 0n);
  if (query.isPending) return <Skeleton className="h-48 rounded-card" />;
  if (query.isLoadingError || !query.data) return <QueryProblem query={query} />;
  const { limit, cells } = query.data;
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {t('exposureText', { merchant: nameOf(merchantCode), limit: format.number(limit / ONE) })}
      </p>
      <Table
        caption={t('exposures')}
        columns={columns}
        rows={cells}
        rowKey={({ market, cell }) => `${market} ${cell}`}
        dense
        empty={<p className="text-sm text-muted">{t('noExposures')}</p>}
      />
    </>
  );
}
