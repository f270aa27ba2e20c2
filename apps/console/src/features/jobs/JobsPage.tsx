import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { JobFailures } from './JobFailures.tsx';
import { jobsQuery, type Job } from './jobs.queries.ts';

const TONES = { ok: 'win', failing: 'lose', late: 'warn', never: 'neutral' } as const;
const MILLISECONDS = 1000;

type Deps = {
  t: ReturnType<typeof useTranslations<'console.jobs'>>;
  format: ReturnType<typeof useConsoleFormat>;
  at: Date;
  onShow: (name: string) => void;
};

const columnsOf = ({ t, format, at, onShow }: Deps): Column<Job>[] => [
  {
    key: 'name',
    header: t('name'),
    card: 'title',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    key: 'state',
    header: t('state'),
    card: 'aside',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
  },
  {
    key: 'cron',
    header: t('schedule'),
    cell: ({ cron }) => <code className="text-xs">{cron ?? t('none')}</code>,
  },
  {
    key: 'waiting',
    header: t('waiting'),
    align: 'end',
    cell: ({ waiting, oldestWaitingAt }) => (
      <>
        {format.number(waiting)}
        {oldestWaitingAt && oldestWaitingAt <= at && (
          <span className="block text-xs text-subtle">
            {t('oldest', { when: format.relative(oldestWaitingAt, at) })}
          </span>
        )}
      </>
    ),
  },
  { key: 'running', header: t('running'), align: 'end', cell: ({ running }) => format.number(running) },
  {
    key: 'lastRun',
    header: t('lastRun'),
    align: 'end',
    cell: ({ lastRunAt, lastRunMilliseconds }) =>
      lastRunAt ? (
        <time dateTime={lastRunAt.toISOString()} title={format.instant(lastRunAt, 'full')}>
          {format.relative(lastRunAt, at)}
          <span className="block text-xs text-subtle">
            {t('duration', { seconds: format.number((lastRunMilliseconds ?? 0) / MILLISECONDS, 2) })}
          </span>
        </time>
      ) : (
        t('none')
      ),
  },
  {
    key: 'failures',
    header: t('failures'),
    align: 'end',
    cell: ({ name, failed }) =>
      failed === 0 ? (
        format.number(0)
      ) : (
        <Button size="sm" variant="ghost" aria-label={t('show', { name })} onClick={() => onShow(name)}>
          {format.number(failed)}
        </Button>
      ),
  },
];

function JobsTable({ jobs, at, onShow }: { jobs: readonly Job[]; at: Date; onShow: (name: string) => void }) {
  const t = useTranslations('console.jobs');
  const format = useConsoleFormat();
  return (
    <Table
      caption={t('title')}
      columns={columnsOf({ t, format, at, onShow })}
      rows={jobs}
      rowKey={({ name }) => name}
      empty={<EmptyState icon={<Timer />} title={t('empty')} text={t('emptyText')} />}
    />
  );
}

/** The scheduled jobs of the worker with their failures. */
export function JobsPage() {
  const t = useTranslations('console.jobs');
  const jobs = useQuery(jobsQuery);
  const [shown, setShown] = useState<string>();
  useTitle(t('title'));
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-section max-w-prose text-muted">{t('text')}</p>
      {jobs.isPending && <Skeleton className="h-96 rounded-card" />}
      {jobs.isLoadingError && <QueryProblem query={jobs} title={t('failed')} />}
      {jobs.data && <JobsTable jobs={jobs.data.jobs} at={jobs.data.at} onShow={setShown} />}
      {shown !== undefined && <JobFailures name={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
