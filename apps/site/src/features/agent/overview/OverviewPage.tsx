import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { overviewQuery } from '../agent.queries.ts';
import { Head } from '../parts/Head.tsx';
import { Freshness } from '../period/Freshness.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { useAgentPeriod } from '../period/use-agent-period.ts';
import { eachDay } from '../period/agent-period.ts';
import { Branches } from './Branches.tsx';
import { Classes } from './Classes.tsx';
import { DayChart } from './DayChart.tsx';
import { allDays } from './measures.ts';
import { EmptyTeam } from './EmptyTeam.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { TeamNow } from './TeamNow.tsx';

const Waiting = () => (
  <div className="grid gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-24 rounded-card" />
      ))}
    </div>
    <Skeleton className="h-64 rounded-card" />
  </div>
);

/** The team at a glance: figures against the period before, charts, and what needs the agent. */
export function OverviewPage() {
  const t = useTranslations('agent');
  const { days } = useAgentPeriod();
  const { data: member } = useQuery(memberQuery);
  const query = useQuery({ ...overviewQuery(days), placeholderData: keepPreviousData });
  const { data } = query;
  const isEmpty = data !== undefined && data.team.members === 0 && data.team.agents === 0;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PeriodBar aside={data && <Freshness until={data.figuresUntil} />} />
      <Head
        title={t('menu.overview')}
        text={t('hello', { name: member?.nickname || member?.account || '' })}
      />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Waiting />}
      {data && (
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity',
            query.isPlaceholderData && 'opacity-50',
          )}
        >
          <NeedsYou attention={data.attention} />
          {isEmpty && <EmptyTeam />}
          <PeriodFigures current={data.current} before={data.before} />
          <TeamNow team={data.team} />
          {days.from !== days.until && (
            <DayChart days={allDays(data.days, eachDay(days))} today={data.today} />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            <Card>
              <Classes classes={data.classes} />
            </Card>
            <Card>
              <Branches branches={data.branches} />
            </Card>
          </div>
        </div>
      )}
    </div>
  );
}
