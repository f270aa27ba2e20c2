import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { DRAW_VIEWS, drawsQuery, type DeskDraw, type DrawView } from '../lottery.queries.ts';
import { LotteryHeader } from '../LotteryHeader.tsx';
import { useLotteryNames } from '../use-lottery-names.ts';
import { DrawPanel } from './DrawPanel.tsx';
import { urgentFirst } from './draw-order.ts';
import { DRAW_TONES } from './draw-tones.ts';
import { useSearchValues } from '../../../shared/use-search-values.ts';

const PAGE_DRAWS = 50;

type ColumnsInput = { nameOf: (code: string) => string; onOpen: (id: string) => void };

function useColumns({ nameOf, onOpen }: ColumnsInput): Column<DeskDraw>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return [
    {
      key: 'draw',
      header: t('draw'),
      card: 'title',
      cell: ({ id, lotteryCode, number }) => (
        <button type="button" className="text-start" onClick={() => onOpen(id)}>
          <span className="font-semibold text-brand-text underline underline-offset-2">
            {nameOf(lotteryCode)}
          </span>
          <span className="numeric block text-xs font-normal text-subtle">{number}</span>
        </button>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, feedDiffersAt }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={DRAW_TONES[state]}>{t(`states.${state}`)}</Badge>
          {feedDiffersAt && <Badge tone="lose">{t('feedDiffers')}</Badge>}
        </span>
      ),
    },
    {
      key: 'closes',
      header: t('closesAt'),
      cell: ({ closesAt }) => format.instant(closesAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'draws',
      header: t('drawsAt'),
      cell: ({ drawsAt }) => format.instant(drawsAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'tickets',
      header: t('tickets'),
      align: 'end',
      cell: ({ tickets }) => (tickets === null ? '—' : format.number(tickets)),
    },
    {
      key: 'version',
      header: t('version'),
      align: 'end',
      isWideOnly: true,
      cell: ({ version }) => (version === 0 ? '—' : String(version)),
    },
  ];
}

/** The address is the state: view, lottery, the open draw, and the time from which older draws are shown. */
function useAddress() {
  const [search, set] = useSearchValues();
  const view: DrawView = DRAW_VIEWS.find((each) => each === search.get('view')) ?? 'waiting';
  const before = search.get('before');
  return {
    view,
    lotteryCode: search.get('lottery') ?? '',
    before: before === null ? undefined : new Date(before),
    open: search.get('draw') ?? undefined,
    set,
  };
}

/** Draws of all lotteries: what waits for a result first. */
export function DrawsPage() {
  const t = useTranslations('console.lottery');
  const merchant = useOneMerchant('games.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const { view, lotteryCode, before, open, set } = useAddress();
  const { nameOf, options } = useLotteryNames(merchantCode);
  const draws = useQuery(
    drawsQuery({ view, ...(lotteryCode && { lotteryCode }), ...(before && { before }) }),
  );
  const columns = useColumns({ nameOf, onOpen: (id) => set({ draw: id }) });
  const rows = view === 'waiting' ? urgentFirst(draws.data ?? []) : (draws.data ?? []);
  const last = draws.data?.at(-1);
  return (
    <>
      <LotteryHeader page="draws" merchant={merchant} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t('view')}
          value={view}
          segments={DRAW_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          onValueChange={(value) => set({ view: value, before: undefined })}
          className="max-sm:w-full"
        />
        <Select
          label={t('lottery')}
          labelHidden
          className="max-sm:w-full sm:w-64"
          options={[{ value: '', label: t('allLotteries') }, ...options]}
          value={lotteryCode}
          onChange={({ target }) => set({ lottery: target.value, before: undefined })}
        />
      </div>
      {draws.isLoadingError ? (
        <QueryProblem query={draws} />
      ) : (
        <Table
          caption={t('pages.draws')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={draws.isPending}
          empty={<EmptyState icon={<Ticket />} title={t('noDraws')} text={t(`noDrawsText.${view}`)} />}
        />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {before && (
          <Button variant="ghost" size="sm" onClick={() => set({ before: undefined })}>
            {t('newest')}
          </Button>
        )}
        {view !== 'coming' && last && rows.length === PAGE_DRAWS && (
          <Button variant="ghost" size="sm" onClick={() => set({ before: last.drawsAt.toISOString() })}>
            {t('older')}
          </Button>
        )}
      </div>
      {open && (
        <DrawPanel
          key={open}
          id={open}
          rows={rows}
          {...{ merchantCode, nameOf }}
          onOpen={(draw) => set({ draw })}
        />
      )}
    </>
  );
}
