import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { playQuery, type MemberRef } from '../member-file.queries.ts';
import { MoreButton } from '../MoreButton.tsx';

type Played = CallOutput<ConsoleApi['memberFile']['play']>['items'][number];

const STATE_TONES = { open: 'accent', settled: 'neutral', voided: 'warn' } as const;

function useColumns(merchantCode: string): Column<Played>[] {
  const t = useTranslations('console.member');
  const { amount, instant } = useConsoleFormat();
  return [
    { key: 'at', header: t('when'), cell: ({ openedAt }) => instant(openedAt), card: 'note' },
    {
      key: 'game',
      header: t('game'),
      cell: ({ id, gameName }) => <Link to={paths.round(merchantCode, id)}>{gameName}</Link>,
      card: 'title',
    },
    { key: 'vendor', header: t('vendor'), cell: ({ vendor }) => vendor },
    {
      key: 'stake',
      header: t('stake'),
      align: 'end',
      cell: ({ stake, currency }) => amount(stake, currency),
    },
    {
      key: 'payout',
      header: t('payout'),
      align: 'end',
      cell: ({ payout, currency }) => amount(payout, currency),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`roundState.${state}`)}</Badge>,
    },
  ];
}

/** The member's rounds. */
export function PlayTab({ member }: { member: MemberRef }) {
  const t = useTranslations('console.member');
  const columns = useColumns(member.merchantCode);
  const query = useInfiniteQuery(playQuery(member));
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return (
    <>
      <Table
        caption={t('tab.play')}
        rows={query.data?.pages.flatMap(({ items }) => items) ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending}
        empty={<EmptyState icon={<Dices />} title={t('playEmpty')} />}
        columns={columns}
      />
      <MoreButton pages={query} />
    </>
  );
}
