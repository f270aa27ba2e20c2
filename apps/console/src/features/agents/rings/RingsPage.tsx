import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { RING_STATES } from '@croupier/contract/agents/agent-desk.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { AgentsHeader } from '../AgentsHeader.tsx';
import { ringsQuery, type Ring, type RingState } from '../agents.queries.ts';
import { RingPanel } from './RingPanel.tsx';
import { useSearchValues } from '../../../shared/use-search-values.ts';

function useColumns(onOpen: (id: string) => void): Column<Ring>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  return [
    {
      key: 'size',
      header: t('ring.members'),
      card: 'title',
      cell: ({ id, size }) => (
        <button
          type="button"
          className="inline-flex min-h-9 items-center font-semibold text-brand-text underline underline-offset-2"
          onClick={() => onOpen(id)}
        >
          {t('ring.size', { count: size })}
        </button>
      ),
    },
    {
      key: 'reasons',
      header: t('ring.shared'),
      cell: ({ reasons }) => reasons.map((reason) => t(`ring.reasons.${reason}`)).join(', '),
    },
    {
      key: 'found',
      header: t('ring.foundAt'),
      card: 'aside',
      cell: ({ foundAt }) => format.instant(foundAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'decision',
      header: t('ring.decision'),
      cell: ({ decision, decidedAt }) =>
        decidedAt ? `${decision ?? ''} (${format.instant(decidedAt, 'date')})` : '',
    },
  ];
}

/** Members who are probably one person, for an operator to confirm or dismiss. */
export function RingsPage() {
  const t = useTranslations('console.agents');
  const merchant = useOneMerchant('agents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const [search, set] = useSearchValues();
  const state: RingState = RING_STATES.find((each) => each === search.get('state')) ?? 'open';
  const rings = useInfiniteQuery(ringsQuery(merchantCode, state));
  const columns = useColumns((id) => set({ ring: id }));
  const open = search.get('ring');
  return (
    <>
      <AgentsHeader page="rings" merchant={merchant} />
      <SegmentedControl
        className="mb-4 sm:w-fit"
        label={t('ring.state')}
        value={state}
        segments={RING_STATES.map((value) => ({ value, label: t(`ring.states.${value}`) }))}
        onValueChange={(value: RingState) => set({ state: value })}
      />
      {rings.isLoadingError ? (
        <QueryProblem query={rings} />
      ) : (
        <Table
          caption={t('pages.rings')}
          columns={columns}
          rows={rings.data?.pages.flatMap(({ items }) => items) ?? []}
          rowKey={({ id }) => id}
          loading={rings.isPending}
          empty={
            <EmptyState icon={<UsersRound />} title={t('ring.none')} text={t(`ring.noneText.${state}`)} />
          }
        />
      )}
      {rings.hasNextPage && (
        <Button
          className="mt-4"
          variant="ghost"
          loading={rings.isFetchingNextPage}
          onClick={() => void rings.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {open && (
        <RingPanel merchantCode={merchantCode} ringId={open} onClose={() => set({ ring: undefined })} />
      )}
    </>
  );
}
