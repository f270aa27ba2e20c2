import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { useTranslations } from 'use-intl';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { FactList } from '../../../shared/detail/FactList.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { AgentFile, RateClass } from '../agents.queries.ts';
import { RateRange } from '../RateRange.tsx';
import { useClassName } from '../rate-classes.ts';

function useRateColumns({ rates, uplineRates, quotas }: AgentFile): Column<RateClass>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const className = useClassName();
  return [
    { key: 'class', header: t('class'), card: 'title', cell: (name) => className(name) },
    {
      key: 'rate',
      header: t('rate'),
      align: 'end',
      card: 'aside',
      cell: (name) => format.ppm(rates[name]),
    },
    {
      key: 'upline',
      header: t('uplineRate'),
      align: 'end',
      cell: (name) => (uplineRates ? format.ppm(uplineRates[name]) : '—'),
    },
    {
      key: 'quotas',
      header: t('quotas'),
      align: 'end',
      cell: (name) => (
        <span className="grid gap-0.5">
          {quotas
            .filter((quota) => quota.class === name)
            .map(({ fromPpm, places }) => (
              <span key={fromPpm}>{t('placesFrom', { places, rate: format.ppm(fromPpm) })}</span>
            ))}
        </span>
      ),
    },
  ];
}

/** The rates in force beside the upline’s, places for downlines with high rates, and earlier sheets. */
export function AgentRates({ file }: { file: AgentFile }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const columns = useRateColumns(file);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Table caption={t('tabs.rates')} columns={columns} rows={[...RATE_CLASSES]} rowKey={(name) => name} />
      {file.ratesHistory.length > 0 && (
        <DetailSection title={t('ratesHistory')}>
          <FactList
            facts={file.ratesHistory.map(({ from, rates }) => ({
              label: format.instant(from),
              value: <RateRange rates={rates} />,
            }))}
          />
        </DetailSection>
      )}
    </div>
  );
}
