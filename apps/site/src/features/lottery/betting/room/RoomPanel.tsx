import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../../shared/amounts.ts';
import { MyLatest } from './MyLatest.tsx';
import { roomQuery } from './room.queries.ts';

const VIEWS = ['mine', 'latest', 'winners'] as const;
type View = (typeof VIEWS)[number];

type RoomRow = { key: string; name: string; note: string; amount: string; isWin: boolean };

function Rows({ rows, empty }: { rows: readonly RoomRow[] | undefined; empty: string }) {
  if (!rows) return <Skeleton className="h-28" />;
  if (rows.length === 0) return <p className="px-2 py-6 text-center text-sm text-subtle">{empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, name, note, amount, isWin }) => (
        <li key={key} className="flex min-h-11 items-center justify-between gap-3 px-2 py-1.5 text-sm">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{name}</span>
            <span className="numeric block text-xs text-muted">{note}</span>
          </span>
          <span className={isWin ? 'numeric shrink-0 font-bold text-win' : 'numeric shrink-0'}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}

function Others({ gameCode, view }: { gameCode: string; view: Exclude<View, 'mine'> }) {
  const t = useTranslations('lottery.room');
  const format = useFormat();
  const amount = useExactAmount();
  const { data } = useQuery(roomQuery(gameCode));
  if (view === 'latest') {
    const rows = data?.latest.map(({ name, stake, at }, index) => ({
      key: `${at.getTime()} ${index}`,
      name,
      note: format.instant(at, 'time'),
      amount: amount(stake),
      isWin: false,
    }));
    return <Rows rows={rows} empty={t('noLatest')} />;
  }
  const rows = data?.winners.map(({ name, payout, drawNumber }, index) => ({
    key: `${drawNumber} ${index}`,
    name,
    note: drawNumber,
    amount: amount(payout),
    isWin: true,
  }));
  return <Rows rows={rows} empty={t('noWinners')} />;
}

/** The member's newest tickets of this lottery, everybody's on the draw on sale, and who has won. */
export function RoomPanel({ gameCode }: { gameCode: string }) {
  const t = useTranslations('lottery.room');
  const [view, setView] = useState<View>('mine');
  return (
    <Card padding="sm" className="grid grid-cols-1 gap-2">
      <SegmentedControl
        label={t('title')}
        size="sm"
        segments={VIEWS.map((value) => ({ value, label: t(value) }))}
        value={view}
        onValueChange={setView}
      />
      {view === 'mine' ? <MyLatest gameCode={gameCode} /> : <Others {...{ gameCode, view }} />}
    </Card>
  );
}
