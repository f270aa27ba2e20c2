import type { BoardRow } from '@croupier/contract/contests/missions.ts';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type BoardProps = {
  label: string;
  rows: readonly BoardRow[] | undefined;
  /** The caller, pinned below the rows unless among them. */
  me: BoardRow | null | undefined;
  scoreLabel: string;
  scoreOf: (score: bigint) => string;
  prizeOf: (row: BoardRow) => ReactNode;
  /** Below the own row. */
  note?: ReactNode;
  empty: ReactNode;
};

const MEDALS = [
  'bg-[linear-gradient(oklch(0.88_0.15_92),oklch(0.7_0.15_75))] text-[oklch(0.25_0.06_80)]',
  'bg-[linear-gradient(oklch(0.92_0.01_260),oklch(0.72_0.02_260))] text-[oklch(0.25_0.02_260)]',
  'bg-[linear-gradient(oklch(0.76_0.1_55),oklch(0.55_0.1_45))] text-[oklch(0.2_0.04_50)]',
];

/** A place as a medal or a number. */
function Place({ place }: { place: number }) {
  const medal = MEDALS[place - 1];
  return (
    <span
      className={clsx(
        'numeric grid size-9 shrink-0 place-items-center rounded-full font-display text-sm font-bold',
        place > 0 && medal ? `${medal} shadow-raised` : 'text-muted',
      )}
    >
      {place > 0 ? place : '–'}
    </span>
  );
}

type RowProps = Pick<BoardProps, 'scoreOf' | 'prizeOf'> & { row: BoardRow; pinned?: boolean };

function Row({ row, scoreOf, prizeOf, pinned = false }: RowProps) {
  const t = useTranslations('contests');
  return (
    <li
      data-testid={row.isMe ? 'board-me' : 'board-row'}
      className={clsx(
        'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 border-line px-3 py-2.5 sm:grid-cols-[2.25rem_minmax(0,1fr)_9rem_8rem] sm:px-5',
        !pinned && 'border-t first:border-0',
        row.isMe && 'bg-brand-soft',
      )}
    >
      <Place place={row.place} />
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={row.name} size="sm" className="max-sm:hidden" />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold text-text">
            {row.isMe ? t('you') : row.name}
          </span>
          <span className="numeric block text-xs text-subtle sm:hidden">{scoreOf(row.score)}</span>
        </span>
      </span>
      <span className="numeric text-end text-sm text-muted max-sm:hidden">{scoreOf(row.score)}</span>
      <span
        className={clsx(
          'numeric text-end text-sm font-bold',
          row.prize === null ? 'text-subtle' : 'text-win',
        )}
      >
        {prizeOf(row)}
      </span>
    </li>
  );
}

const WAITING = Array.from({ length: 8 }, (_, index) => `waiting-${index}`);

/** The places of a contest; the reader's own row is always in sight. */
export function Board({ label, rows, me, scoreLabel, scoreOf, prizeOf, note, empty }: BoardProps) {
  const t = useTranslations('contests');
  const isAmong = rows?.some(({ isMe }) => isMe) ?? false;
  return (
    <Card padding="none" className="overflow-clip">
      <div className="hidden grid-cols-[2.25rem_minmax(0,1fr)_9rem_8rem] gap-3 border-b border-line px-5 py-2.5 text-xs font-medium text-subtle sm:grid">
        <span>#</span>
        <span>{t('player')}</span>
        <span className="text-end">{scoreLabel}</span>
        <span className="text-end">{t('prize')}</span>
      </div>
      {rows?.length === 0 && empty}
      <ol aria-label={label} aria-busy={!rows}>
        {rows
          ? rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place, and ties share one
              <Row key={`${row.place}-${index}`} {...{ row, scoreOf, prizeOf }} />
            ))
          : WAITING.map((name) => (
              <li key={name} className="border-t border-line px-5 py-2.5 first:border-0">
                <Skeleton className="h-9" />
              </li>
            ))}
      </ol>
      {me && (
        <div className="sticky bottom-0 border-t border-brand-line bg-panel">
          {!isAmong && (
            <ul aria-label={t('you')}>
              <Row row={me} pinned {...{ scoreOf, prizeOf }} />
            </ul>
          )}
          {note}
        </div>
      )}
    </Card>
  );
}
