import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { Signed } from '../parts/Signed.tsx';
import { limitedDays } from '../period/agent-period.ts';
import { useAgentPeriod } from '../period/use-agent-period.ts';
import { EmptyTeam } from '../overview/EmptyTeam.tsx';
import { MemberName } from './MemberName.tsx';
import type { TeamMember } from './team.list.ts';

const PAGE_SIZE = 50;

/** The direct downlines of one of the team, or of the agent; those with the largest bets first. */
function useLevel(of: string | undefined) {
  const { days } = useAgentPeriod();
  const span = limitedDays(days);
  return useInfiniteQuery({
    queryKey: ['teams.team', 'tree', { of, ...span }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'teams.team',
        {
          query: {
            ...span,
            scope: 'direct',
            sort: '-validBet',
            limit: PAGE_SIZE,
            ...(of && { of }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

type NodeProps = { member: TeamMember; onOpen: (memberId: string) => void };

function TreeNode({ member, onOpen }: NodeProps) {
  const t = useTranslations('agent.team');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { id, account, directs, teamSize, figures } = member;
  return (
    <li>
      <div className="flex items-center gap-1 border-t border-line py-2 pr-1">
        <button
          type="button"
          disabled={directs === 0}
          aria-expanded={directs > 0 ? open : undefined}
          aria-label={t(open ? 'fold' : 'unfold', { account })}
          onClick={() => setOpen(!open)}
          className="grid size-9 shrink-0 place-items-center rounded-field text-subtle enabled:hover:bg-surface-3 enabled:hover:text-text disabled:opacity-25"
        >
          <ChevronRight aria-hidden className={clsx('size-4.5 transition-transform', open && 'rotate-90')} />
        </button>
        <div className="min-w-0 flex-1">
          <MemberName member={member} onOpen={() => onOpen(id)} />
        </div>
        <dl className="flex shrink-0 items-center gap-5 text-end text-sm">
          <div className="max-sm:hidden">
            <dt className="text-2xs text-subtle">{t('size')}</dt>
            <dd className="numeric font-semibold text-text">{format.number(teamSize)}</dd>
          </div>
          <div>
            <dt className="sr-only">{t('figures')}</dt>
            <dd className="numeric text-xs text-muted">{format.amount(figures.validBet)}</dd>
            <dd className="text-xs">
              <Signed amount={figures.netResult} />
            </dd>
          </div>
        </dl>
      </div>
      {open && (
        <div className="ml-4 border-l border-line pl-1 sm:ml-4.5 sm:pl-3">
          <TreeLevel of={id} onOpen={onOpen} />
        </div>
      )}
    </li>
  );
}

function TreeLevel({ of, onOpen }: { of: string | undefined; onOpen: (memberId: string) => void }) {
  const lists = useTranslations('lists');
  const query = useLevel(of);
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="my-2 h-12" />;
  const members = query.data.pages.flatMap(({ items }) => items);
  if (members.length === 0 && of === undefined) return <EmptyTeam />;
  return (
    <>
      <ul>
        {members.map((member) => (
          <TreeNode key={member.id} member={member} onOpen={onOpen} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="sm"
          className="my-2"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {lists('more')}
        </Button>
      )}
    </>
  );
}

/** The team as a tree that unfolds level by level. */
export function TeamTree({ onOpen }: { onOpen: (memberId: string) => void }) {
  const t = useTranslations('agent');
  return (
    <>
      <header>
        <h1 className="text-2xl">{t('menu.team')}</h1>
        <p className="mt-1 text-sm text-muted">{t('team.treeText')}</p>
      </header>
      <Card padding="none" className="overflow-hidden px-2 pb-2 sm:px-4 [&>ul>li:first-child>div]:border-0">
        <TreeLevel of={undefined} onOpen={onOpen} />
      </Card>
    </>
  );
}
