import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { TOTAL_DAYS_MAX } from '@croupier/contract/agents/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DayRange } from '../../../shared/days/DayRange.tsx';
import { Detail } from '../../../shared/detail/Detail.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { AgentsNav } from '../AgentsHeader.tsx';
import { agentQuery, type AgentFile, type AgentRef } from '../agents.queries.ts';
import { LinePath } from '../LinePath.tsx';
import { useDaySpan } from '../use-day-span.ts';
import { AgentActs } from './AgentActs.tsx';
import { AgentFigures } from './AgentFigures.tsx';
import { AgentLinks } from './AgentLinks.tsx';
import { AgentRates } from './AgentRates.tsx';
import { AgentFacts } from './AgentFacts.tsx';

function File({ of, file }: { of: AgentRef; file: AgentFile }) {
  const t = useTranslations('console.agents');
  const states = useTranslations('console.memberList.states');
  const { span, today, change } = useDaySpan();
  const navigate = useNavigate();
  return (
    <>
      <LinePath
        line={file.line.some(({ id }) => id === file.id) ? file.line : [...file.line, file]}
        onOpen={(id) =>
          void navigate(id ? paths.agent(of.merchantCode, id) : paths.agentsOf(of.merchantCode))
        }
      />
      <Detail
        frame="page"
        title={file.account}
        subtitle={file.nickname}
        badges={[
          { label: t(file.type === 0 ? 'member' : 'agent'), tone: file.type === 0 ? 'neutral' : 'info' },
          ...(file.status === 'open' ? [] : [{ label: states(file.status), tone: 'lose' as const }]),
        ]}
        acts={<AgentActs of={of} file={file} />}
        tabs={[
          {
            value: 'team',
            label: t('tabs.team'),
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <DayRange span={span} today={today} maxDays={TOTAL_DAYS_MAX} onChange={change} />
                <AgentFigures file={file} />
                <AgentFacts of={of} file={file} />
              </div>
            ),
          },
          { value: 'rates', label: t('tabs.rates'), content: <AgentRates file={file} /> },
          { value: 'links', label: t('tabs.links'), content: <AgentLinks links={file.links} /> },
        ]}
        raw={file}
      />
    </>
  );
}

function AgentOf({ of }: { of: AgentRef }) {
  const { span } = useDaySpan();
  const query = useQuery(agentQuery(of, span));
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <File of={of} file={query.data} /> : null;
}

/** One node of the tree: its team’s figures, rates, quotas and links. */
export function AgentPage() {
  const t = useTranslations('console.agents');
  const { merchantCode = '', memberId = '' } = useParams();
  useTitle(t('file'));
  return (
    <>
      <AgentsNav />
      <AgentOf key={memberId} of={{ merchantCode, memberId }} />
    </>
  );
}
