import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../shared/act/ActButton.tsx';
import { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { calendarQuery, drawsQuery, type DeskDraw, type MovedDay } from './lottery.queries.ts';
import { LotteryHeader } from './LotteryHeader.tsx';
import { MoveDayDialog } from './MoveDayDialog.tsx';
import { useLotteryNames } from './use-lottery-names.ts';

function useMovedColumns(nameOf: (code: string) => string): Column<MovedDay>[] {
  const t = useTranslations('console.lottery');
  return [
    { key: 'lottery', header: t('lottery'), card: 'title', cell: ({ lotteryCode }) => nameOf(lotteryCode) },
    { key: 'day', header: t('day'), cell: ({ day }) => <span className="numeric">{day}</span> },
    {
      key: 'movedTo',
      header: t('movedTo'),
      card: 'aside',
      cell: ({ movedTo }) => (movedTo ? <span className="numeric">{movedTo}</span> : t('notHeld')),
    },
  ];
}

function useComingColumns(nameOf: (code: string) => string): Column<DeskDraw>[] {
  const t = useTranslations('console.lottery');
  const format = useConsoleFormat();
  return [
    { key: 'lottery', header: t('lottery'), card: 'title', cell: ({ lotteryCode }) => nameOf(lotteryCode) },
    {
      key: 'number',
      header: t('draw'),
      card: 'aside',
      cell: ({ number }) => <span className="numeric">{number}</span>,
    },
    { key: 'closes', header: t('closesAt'), cell: ({ closesAt }) => format.instant(closesAt) },
    { key: 'draws', header: t('drawsAt'), cell: ({ drawsAt }) => format.instant(drawsAt) },
  ];
}

/** Days on which draws are moved or not held, and the next draws that others hold. */
export function CalendarPage() {
  const t = useTranslations('console.lottery');
  const merchant = useOneMerchant('games.view');
  const { nameOf } = useLotteryNames(merchant.current?.merchantCode ?? '');
  const moved = useQuery(calendarQuery);
  const coming = useQuery(drawsQuery({ view: 'coming', source: 'feed' }));
  const [isMoving, setMoving] = useState(false);
  const movedColumns = useMovedColumns(nameOf);
  const comingColumns = useComingColumns(nameOf);
  return (
    <>
      <LotteryHeader page="calendar" merchant={merchant} />
      <section aria-labelledby="moved-days" className="mb-8">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="moved-days" className="text-lg">
            {t('movedDays')}
          </h2>
          <ActButton permission="lottery.results" label={t('moveDay')} onPress={() => setMoving(true)} />
        </div>
        {moved.isLoadingError ? (
          <QueryProblem query={moved} />
        ) : (
          <Table
            caption={t('movedDays')}
            columns={movedColumns}
            rows={moved.data ?? []}
            rowKey={({ lotteryCode, day }) => `${lotteryCode} ${day}`}
            loading={moved.isPending}
            empty={<EmptyState icon={<CalendarX />} title={t('noMoved')} text={t('noMovedText')} />}
          />
        )}
      </section>
      <section aria-labelledby="coming-draws">
        <h2 id="coming-draws" className="mb-3 text-lg">
          {t('comingOutside')}
        </h2>
        {coming.isLoadingError ? (
          <QueryProblem query={coming} />
        ) : (
          <Table
            caption={t('comingOutside')}
            columns={comingColumns}
            rows={coming.data ?? []}
            rowKey={({ id }) => id}
            loading={coming.isPending}
            empty={<p className="text-sm text-muted">{t('noComing')}</p>}
          />
        )}
      </section>
      {isMoving && (
        <MoveDayDialog merchantCode={merchant.current?.merchantCode ?? ''} onClose={() => setMoving(false)} />
      )}
    </>
  );
}
