import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { healthQuery, type Health } from './jobs.queries.ts';

const TONES = { ok: 'win', late: 'lose', unknown: 'neutral' } as const;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/** `1.2 GB`. */
function useBytes(): (bytes: number) => string {
  const format = useConsoleFormat();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
    return `${format.number(bytes / STEP ** power, power > 1 ? 1 : 0)} ${UNITS[power] ?? ''}`;
  };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid min-w-0 content-start gap-3">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

const StateBadge = ({ state }: { state: keyof typeof TONES }) => {
  const t = useTranslations('console.health');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
};

function Reached({ at, state }: { at: Date | null; state: keyof typeof TONES }) {
  const t = useTranslations('console.health');
  const format = useConsoleFormat();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {at ? format.instant(at) : t('none')} <StateBadge state={state} />
    </span>
  );
}

function Versions({ health }: { health: Health }) {
  const t = useTranslations('console.health');
  const format = useConsoleFormat();
  const bytes = useBytes();
  const { program, database, at } = health;
  return (
    <>
      <Group title={t('program')}>
        <Card>
          <dl className="grid grid-cols-2 gap-4">
            <Stat
              label={t('version')}
              value={program.version}
              note={t('started', { when: format.relative(program.startedAt, at) })}
            />
            <Stat label={t('node')} value={program.node} />
          </dl>
        </Card>
      </Group>
      <Group title={t('database')}>
        <Card>
          <dl className="grid grid-cols-2 gap-4">
            <Stat label={t('postgres')} value={database.version} />
            <Stat
              label={t('schema')}
              value={<span className="text-sm wrap-anywhere">{database.schema}</span>}
            />
            <Stat label={t('size')} value={bytes(database.bytes)} />
            <Stat
              label={t('connections')}
              value={format.number(database.connections)}
              note={t('ofConnections', { count: format.number(database.maxConnections) })}
            />
            {database.diskFreeBytes !== null && database.diskBytes !== null && (
              <Stat
                label={t('disk')}
                value={bytes(database.diskFreeBytes)}
                note={t('ofDisk', { size: bytes(database.diskBytes) })}
              />
            )}
          </dl>
        </Card>
      </Group>
    </>
  );
}

const lagColumns = (
  t: ReturnType<typeof useTranslations<'console.health'>>,
  reports: Health['reports'],
  nameOf: (merchantCode: string) => string,
): Column<Health['seals'][number]>[] => [
  {
    key: 'merchant',
    header: t('merchant'),
    card: 'title',
    cell: ({ merchantCode }) => nameOf(merchantCode),
  },
  {
    key: 'sealed',
    header: t('sealed'),
    cell: ({ at: sealed, state }) => <Reached at={sealed} state={state} />,
  },
  {
    key: 'reported',
    header: t('reported'),
    cell: ({ merchantCode }) => {
      const reported = reports.find((one) => one.merchantCode === merchantCode);
      return <Reached at={reported?.at ?? null} state={reported?.state ?? 'unknown'} />;
    },
  },
];

function Lags({ health }: { health: Health }) {
  const t = useTranslations('console.health');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { at, outbox, audit } = health;
  const when = (instant: Date | null): string => (instant ? format.relative(instant, at) : t('none'));
  return (
    <>
      <Group title={t('outbox')}>
        <Card>
          <div className="mb-3">
            <StateBadge state={outbox.state} />
          </div>
          <dl className="grid grid-cols-2 gap-4">
            <Stat label={t('waiting')} value={format.number(outbox.waiting)} />
            <Stat label={t('retrying')} value={format.number(outbox.failing)} />
            <Stat label={t('oldest')} value={when(outbox.oldestAt)} />
          </dl>
        </Card>
      </Group>
      <Group title={t('audit')}>
        <Card>
          <div className="mb-3">
            <StateBadge state={audit.state} />
          </div>
          <dl className="grid grid-cols-2 gap-4">
            <Stat label={t('last')} value={when(audit.at)} />
            <Stat label={t('findings')} value={format.number(audit.findings)} />
          </dl>
        </Card>
      </Group>
      <Group title={t('lags')}>
        <Table
          caption={t('lags')}
          rows={health.seals}
          rowKey={({ merchantCode }) => merchantCode}
          empty={<p className="text-sm text-subtle">{t('none')}</p>}
          columns={lagColumns(t, health.reports, nameOf)}
        />
      </Group>
    </>
  );
}

function Tables({ health }: { health: Health }) {
  const t = useTranslations('console.health');
  const format = useConsoleFormat();
  const bytes = useBytes();
  return (
    <>
      <Group title={t('processes')}>
        <Table
          caption={t('processes')}
          rows={health.processes}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: t('process'), card: 'title', cell: ({ name }) => name },
            {
              key: 'connections',
              header: t('connections'),
              align: 'end',
              cell: ({ connections }) => format.number(connections),
            },
            { key: 'since', header: t('since'), align: 'end', cell: ({ since }) => format.instant(since) },
          ]}
        />
      </Group>
      <Group title={t('tables')}>
        <Table
          caption={t('tables')}
          rows={health.database.largestTables}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: t('table'), card: 'title', cell: ({ name }) => name },
            { key: 'bytes', header: t('size'), align: 'end', cell: (table) => bytes(table.bytes) },
          ]}
        />
      </Group>
    </>
  );
}

/** Versions, processes and lags; for those who run the platform. */
export function HealthPage() {
  const t = useTranslations('console.health');
  const health = useQuery(healthQuery);
  useTitle(t('title'));
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-section max-w-prose text-muted">{t('text')}</p>
      {health.isPending && <Skeleton className="h-96 rounded-card" />}
      {health.isLoadingError && <QueryProblem query={health} title={t('failed')} />}
      {health.data && (
        <div className="grid gap-section lg:grid-cols-2">
          <Versions health={health.data} />
          <Lags health={health.data} />
          <Tables health={health.data} />
        </div>
      )}
    </>
  );
}
