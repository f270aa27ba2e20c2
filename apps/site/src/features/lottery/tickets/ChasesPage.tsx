import { CHASE_STATES, type LotteryChase } from '@croupier/contract/games/lottery-chases.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { ChaseDialog } from './ChaseDialog.tsx';
import { CHASE_TONES } from '../shared/ticket-tones.ts';
import { TicketTabs } from './TicketTabs.tsx';
import { myChases } from './tickets.lists.ts';

type Texts = ReturnType<typeof useTranslations<'lotteryChases'>>;

const columnsOf = (t: Texts, format: Format, onOpen: (id: string) => void): ListColumn<LotteryChase>[] => [
  {
    key: 'game',
    header: t('column.game'),
    card: 'title',
    cell: ({ id, gameName, startedAt }) => (
      <button
        type="button"
        aria-label={`${gameName}, ${format.instant(startedAt)}`}
        onClick={() => onOpen(id)}
        className="font-semibold text-brand-text hover:underline"
      >
        {gameName}
      </button>
    ),
  },
  {
    key: 'time',
    header: t('column.time'),
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ startedAt }) => format.instant(startedAt),
  },
  {
    key: 'state',
    header: t('column.state'),
    card: 'aside',
    cell: ({ state }) => <Badge tone={CHASE_TONES[state]}>{t(`states.${state}`)}</Badge>,
  },
  {
    key: 'steps',
    header: t('column.steps'),
    cell: ({ steps, waiting }) => (
      <span className="flex min-w-32 items-center gap-2">
        <Progress className="flex-1" value={(steps - waiting) / steps} label={t('column.steps')} />
        <span className="numeric text-xs text-muted">
          {steps - waiting}/{steps}
        </span>
      </span>
    ),
  },
  { key: 'plan', header: t('fact.plan'), align: 'end', cell: ({ stake }) => format.amount(stake) },
  { key: 'spent', header: t('fact.spent'), align: 'end', cell: ({ spent }) => format.amount(spent) },
  {
    key: 'payout',
    header: t('fact.payout'),
    align: 'end',
    cell: ({ payout }) => (
      <span className={payout > 0n ? 'font-semibold text-win' : undefined}>{format.amount(payout)}</span>
    ),
  },
];

/** The member's chases, each with its steps. */
export function ChasesPage() {
  const t = useTranslations('lotteryChases');
  const format = useFormat();
  const list = useList(myChases);
  const [search, setSearch] = useSearchParams();
  const open = (id: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('open', id);
        else next.delete('open');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  useDrawNews((news) => {
    const changes = news === undefined || news.state === 'open' || news.state === 'settled';
    if (changes && list.query.data?.items.some(({ state }) => state === 'running')) void list.query.refetch();
  });
  return (
    <div className="mx-auto w-full max-w-page">
      <PageTitle>{t('title')}</PageTitle>
      <ListView
        list={list}
        title={t('title')}
        text={t('text')}
        columns={columnsOf(t, format, open)}
        rowKey={({ id }) => id}
        filters={
          <>
            <TicketTabs current="chases" />
            <SelectFilter
              {...list.filter('state')}
              className="max-w-60"
              label={t('column.state')}
              allLabel={t('allStates')}
              options={CHASE_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
            />
          </>
        }
        empty={{
          text: t('empty'),
          action: (
            <Link to={paths.lottery()} className={buttonClass({ variant: 'primary' })}>
              {t('toLobby')}
            </Link>
          ),
        }}
      />
      <ChaseDialog id={search.get('open') ?? ''} onClose={() => open('')} />
    </div>
  );
}
