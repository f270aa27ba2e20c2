import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { AgentsHeader } from '../AgentsHeader.tsx';
import { thresholdsQuery } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';
import type { Threshold } from './threshold-draft.ts';
import { ThresholdsDialog } from './ThresholdsDialog.tsx';

function useColumns(): Column<Threshold>[] {
  const t = useTranslations('console.agents.thresholds');
  const format = useConsoleFormat();
  const className = useClassName();
  return [
    { key: 'class', header: t('class'), card: 'title', cell: ({ class: of }) => className(of) },
    {
      key: 'from',
      header: t('from'),
      align: 'end',
      card: 'aside',
      cell: ({ fromPpm }) => <span className="numeric">{format.ppm(fromPpm)}</span>,
    },
  ];
}

/** The rates from which opening or raising a downline takes a place of the opener's quota. */
export function ThresholdsPage() {
  const t = useTranslations('console.agents');
  const merchant = useOneMerchant('agents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery(thresholdsQuery(merchantCode));
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns();
  return (
    <>
      <AgentsHeader page="thresholds" merchant={merchant} />
      {query.isLoadingError ? (
        <QueryProblem query={query} />
      ) : (
        <div className="grid max-w-2xl gap-4">
          <Table
            caption={t('pages.thresholds')}
            columns={columns}
            rows={query.data ?? []}
            rowKey={({ class: of, fromPpm }) => `${of} ${fromPpm}`}
            loading={query.isPending}
            empty={
              <EmptyState icon={<Gauge />} title={t('thresholds.none')} text={t('thresholds.noneText')} />
            }
          />
          <div className="flex justify-end">
            <ActButton
              permission="agents.manage"
              merchantCode={merchantCode}
              variant="primary"
              size="md"
              icon={<Gauge aria-hidden />}
              label={t('thresholds.change')}
              onPress={() => setOpen(true)}
            />
          </div>
        </div>
      )}
      {isOpen && query.data && (
        <ThresholdsDialog merchantCode={merchantCode} stored={query.data} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
