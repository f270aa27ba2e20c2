import type { Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { TreeNode } from './agents.queries.ts';
import { RateRange } from './RateRange.tsx';

type ColumnsInput = { merchantCode: string; onOpen: (id: string) => void };

/** The columns of a level of the tree. */
export function useNodeColumns({ merchantCode, onOpen }: ColumnsInput): Column<TreeNode>[] {
  const t = useTranslations('console.agents');
  const states = useTranslations('console.memberList.states');
  const format = useConsoleFormat();
  return [
    {
      key: 'account',
      header: t('account'),
      card: 'title',
      cell: ({ id, account, nickname }) => (
        <Link to={paths.agent(merchantCode, id)} className="block">
          {account}
          {nickname && nickname !== account && (
            <span className="block text-xs font-normal text-subtle">{nickname}</span>
          )}
        </Link>
      ),
    },
    {
      key: 'type',
      header: t('type'),
      card: 'aside',
      cell: ({ type, status }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={type === 0 ? 'neutral' : 'info'}>{t(type === 0 ? 'member' : 'agent')}</Badge>
          {status !== 'open' && <Badge tone="lose">{states(status)}</Badge>}
        </span>
      ),
    },
    { key: 'rates', header: t('rates'), cell: ({ rates }) => <RateRange rates={rates} /> },
    {
      key: 'directs',
      header: t('directs'),
      align: 'end',
      cell: ({ id, directs }) =>
        directs === 0 ? (
          '0'
        ) : (
          <button
            type="button"
            className="inline-flex min-h-9 items-center font-semibold text-brand-text underline underline-offset-2"
            onClick={() => onOpen(id)}
          >
            {format.number(directs)}
          </button>
        ),
    },
    {
      key: 'team',
      header: t('teamSize'),
      align: 'end',
      cell: ({ teamSize }) => format.number(teamSize),
    },
    {
      key: 'opened',
      header: t('openedAt'),
      isWideOnly: true,
      cell: ({ openedAt }) => format.instant(openedAt, 'date'),
      className: 'whitespace-nowrap',
    },
    {
      key: 'seen',
      header: t('lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? format.instant(lastSeenAt) : t('never')),
      className: 'whitespace-nowrap',
    },
  ];
}
