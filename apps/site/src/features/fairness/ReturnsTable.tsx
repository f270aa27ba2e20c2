import type { SiteApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { printedReturnBps } from '@croupier/fairplay/money.ts';
import { isFairGameId } from '@croupier/fairplay/registry.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../shared/api/call.ts';

type Row = CallOutput<SiteApi['originals']['returns']>[number];

/** Theoretical and actual return of each game. */
export function ReturnsTable() {
  const t = useTranslations('fairness.returns');
  const games = useTranslations('fairness.verifier');
  const format = useFormat();
  const printed = (ppm: number): string => format.bps(printedReturnBps(ppm));
  const returns = useQuery(callQuery('originals.returns'));
  const columns: Column<Row>[] = [
    {
      key: 'game',
      header: t('game'),
      card: 'title',
      cell: ({ gameId }) => (isFairGameId(gameId) ? games(gameId) : gameId),
    },
    { key: 'rules', header: t('rules'), cell: ({ rulesVersion }) => rulesVersion },
    {
      key: 'theoretical',
      header: t('theoretical'),
      align: 'end',
      cell: ({ builtMinPpm, builtMaxPpm }) => {
        const [min, max] = [printed(builtMinPpm), printed(builtMaxPpm)];
        return min === max ? max : t('range', { min, max });
      },
    },
    {
      key: 'actual',
      header: t('actual'),
      align: 'end',
      cell: ({ paidPpm }) => (paidPpm === null ? t('none') : printed(paidPpm)),
    },
    { key: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.number(rounds) },
  ];
  return (
    <section>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{t('text')}</p>
      {returns.isLoadingError ? (
        <QueryProblem query={returns} />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={returns.data ?? []}
          rowKey={({ gameId, rulesVersion }) => `${gameId} ${rulesVersion}`}
          loading={returns.isPending}
          skeletonRows={2}
          empty={<p className="text-sm text-muted">{t('empty')}</p>}
        />
      )}
    </section>
  );
}
