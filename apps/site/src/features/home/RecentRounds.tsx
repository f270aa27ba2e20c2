import type { Round } from '@croupier/contract/rounds.ts';
import { Badge } from '@croupier/ui/Badge.tsx';
import { buttonClass } from '@croupier/ui/button-class.ts';
import { EmptyState } from '@croupier/ui/EmptyState.tsx';
import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { Table, type Column } from '@croupier/ui/Table.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useFormat } from '@croupier/web/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { callQuery } from '../../shared/call.ts';
import { SectionHead } from './SectionHead.tsx';

const SHOWN = 5;

/** The member's own last rounds. */
export function RecentRounds() {
  const t = useTranslations();
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery('rounds.list', { query: { pageNum: 1, pageSize: SHOWN } }),
    // One comes here from a game: what was just played must be there.
    staleTime: 0,
  });
  const columns: Column<Round>[] = [
    { key: 'game', header: t('home.returnsGame'), headline: true, cell: ({ gameName }) => gameName },
    { key: 'time', header: t('home.recentTime'), cell: ({ openedAt }) => format.instant(openedAt) },
    { key: 'stake', header: t('home.recentStake'), align: 'end', cell: ({ stake }) => format.amount(stake) },
    {
      key: 'payout',
      header: t('home.recentPayout'),
      align: 'end',
      cell: ({ state, stake, payout }) =>
        state === 'open' ? (
          <Badge tone="info">{t('home.recentOpen')}</Badge>
        ) : (
          <span className={payout > stake ? 'font-semibold text-win' : 'text-muted'}>
            {format.amount(payout)}
          </span>
        ),
    },
  ];
  return (
    <section>
      <SectionHead
        title={t('home.recentTitle')}
        link={{ to: paths.bettingRecord(), label: t('home.recentAll') }}
      />
      {error && !data ? (
        <ErrorState
          title={t('common.somethingWrong')}
          text={errorText(error)}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Table
          caption={t('home.recentTitle')}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          skeletonRows={SHOWN}
          empty={
            <EmptyState
              icon={<History />}
              title={t('home.recentEmpty')}
              action={
                <Link to={paths.dice()} className={buttonClass({ variant: 'primary' })}>
                  {t('home.recentEmptyAction')}
                </Link>
              }
            />
          }
        />
      )}
    </section>
  );
}
