import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { useMerchants } from '../../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { figuresQuery, type MerchantFigures } from '../lottery.queries.ts';

type Sold = MerchantFigures['sold'][number] & { merchantCode: string };
type Run = MerchantFigures['runs'][number] & { merchantCode: string; currency: string };

function useSoldColumns(): Column<Sold>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  return [
    {
      key: 'merchant',
      header: t('merchant'),
      card: 'title',
      cell: ({ merchantCode }) => nameOf(merchantCode),
    },
    { key: 'tickets', header: t('tickets'), align: 'end', cell: ({ tickets }) => format.number(tickets) },
    {
      key: 'stake',
      header: t('stakes'),
      align: 'end',
      card: 'aside',
      cell: ({ stake, currency }) => format.amount(stake, currency),
    },
  ];
}

function useRunColumns(): Column<Run>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const orDash = (amount: bigint | null, currency: string): string =>
    amount === null ? '—' : format.amount(amount, currency);
  return [
    {
      key: 'run',
      header: t('run'),
      card: 'title',
      cell: ({ merchantCode, run, resultVersion }) => (
        <>
          {nameOf(merchantCode)} {run}
          <span className="block text-xs font-normal text-subtle">
            {resultVersion === 0 ? t('refund') : t('versionOf', { version: String(resultVersion) })}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, doneAt, startedAt }) => (
        <>
          <Badge tone={state === 'done' ? 'win' : 'info'}>{t(`runStates.${state}`)}</Badge>
          <span className="mt-1 block text-xs font-normal text-subtle">
            {format.instant(doneAt ?? startedAt)}
          </span>
        </>
      ),
    },
    {
      key: 'winners',
      header: t('winners'),
      align: 'end',
      cell: ({ winners }) => (winners === null ? '—' : format.number(winners)),
    },
    { key: 'paid', header: t('paid'), align: 'end', cell: ({ paid, currency }) => orDash(paid, currency) },
    { key: 'owed', header: t('owed'), align: 'end', cell: ({ owed, currency }) => orDash(owed, currency) },
  ];
}

/** What merchants have sold of a draw, and how far its settlement is. */
export function Figures({ drawId }: { drawId: string }) {
  const t = useTranslations('console.lottery');
  const query = useQuery(figuresQuery(drawId));
  const soldColumns = useSoldColumns();
  const runColumns = useRunColumns();
  if (query.isPending) return <Skeleton className="h-48 rounded-card" />;
  if (query.isLoadingError || !query.data) return <QueryProblem query={query} />;
  const sold = query.data.flatMap((each) =>
    each.sold.map((row) => ({ ...row, merchantCode: each.merchantCode })),
  );
  const runs = query.data.flatMap(({ merchantCode, runs: own, sold: [first] }) =>
    own.map((row) => ({ ...row, merchantCode, currency: first?.currency ?? '' })),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DetailSection title={t('stakes')}>
        <Table
          caption={t('stakes')}
          columns={soldColumns}
          rows={sold}
          rowKey={({ merchantCode, currency }) => `${merchantCode} ${currency}`}
          empty={<p className="text-sm text-muted">{t('noSold')}</p>}
        />
      </DetailSection>
      <DetailSection title={t('settlement')}>
        <Table
          caption={t('settlement')}
          columns={runColumns}
          rows={runs}
          rowKey={({ merchantCode, run }) => `${merchantCode} ${run}`}
          empty={<p className="text-sm text-muted">{t('noRuns')}</p>}
        />
      </DetailSection>
    </div>
  );
}
