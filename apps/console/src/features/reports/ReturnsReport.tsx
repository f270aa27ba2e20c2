import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { returnsQuery, type Returns } from './reports.queries.ts';

type GameReturn = Returns['games'][number];

function ReturnsTable({ returns }: { returns: Returns }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const built = ({ builtMinPpm, builtMaxPpm }: GameReturn): string =>
    builtMinPpm === builtMaxPpm
      ? format.ppm(builtMinPpm)
      : `${format.ppm(builtMinPpm)} – ${format.ppm(builtMaxPpm)}`;
  const columns: Column<GameReturn>[] = [
    { key: 'name', header: t('game'), card: 'title', cell: ({ name }) => name },
    { key: 'rules', header: t('rule'), cell: ({ rulesVersion }) => rulesVersion },
    {
      key: 'rounds',
      header: t('figure.rounds'),
      align: 'end',
      cell: ({ rounds }) => format.number(rounds),
    },
    {
      key: 'stakes',
      header: t('figure.stakes'),
      align: 'end',
      cell: ({ stakes }) => format.amount(stakes, returns.currency),
    },
    {
      key: 'payouts',
      header: t('figure.payouts'),
      align: 'end',
      cell: ({ payouts }) => format.amount(payouts, returns.currency),
    },
    { key: 'built', header: t('builtIn'), align: 'end', cell: built },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      cell: ({ paidPpm }) => (paidPpm === null ? t('noPlay') : format.ppm(paidPpm)),
    },
  ];
  return (
    <Table caption={t('returns')} columns={columns} rows={returns.games} rowKey={({ gameId }) => gameId} />
  );
}

/** The return to player of in-house games, by their rules and as paid. */
export function ReturnsReport({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.reports');
  const returns = useQuery(returnsQuery(merchantCode));
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">{t('returnsText')}</p>
      {returns.isPending && <Skeleton className="h-48 rounded-card" />}
      {returns.isLoadingError && <QueryProblem query={returns} title={t('failed')} />}
      {returns.data && <ReturnsTable returns={returns.data} />}
    </div>
  );
}
