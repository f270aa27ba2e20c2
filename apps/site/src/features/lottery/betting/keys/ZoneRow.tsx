import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isNumeric, ROW_PICKS, type RowPick } from '../draft.ts';
import { KeyGrid, type KeyGridProps } from './KeyGrid.tsx';

/** Longer boards are paged. */
const PAGE = 50;
const MIN_ROW = 6;

const SMALL_BUTTON =
  'h-9 min-w-9 rounded-field px-2 text-xs font-semibold text-muted transition-colors hover:bg-surface-4 hover:text-text';

function RowButtons({ onPick, isFull }: { onPick: (kind: RowPick) => void; isFull: boolean }) {
  const t = useTranslations('lottery.bet.row');
  return (
    <div className="-mr-2 ml-auto flex flex-wrap justify-end">
      {ROW_PICKS.filter((kind) => isFull || kind === 'clear').map((kind) => (
        <button key={kind} type="button" className={SMALL_BUTTON} onClick={() => onPick(kind)}>
          {t(kind)}
        </button>
      ))}
    </div>
  );
}

function Pages({
  size,
  page,
  onPage,
  width,
}: {
  size: number;
  page: number;
  onPage: (page: number) => void;
  width: number;
}) {
  const count = Math.ceil(size / PAGE);
  return (
    <div className="scroll-row mb-2 flex gap-1.5">
      {Array.from({ length: count }, (_, index) => {
        const first = String(index * PAGE).padStart(width, '0');
        const last = String(Math.min(size, (index + 1) * PAGE) - 1).padStart(width, '0');
        return (
          <button
            key={first}
            type="button"
            aria-pressed={page === index}
            onClick={() => onPage(index)}
            className={clsx(
              'numeric h-9 shrink-0 rounded-field px-3 text-xs font-semibold',
              page === index ? 'bg-brand-soft text-brand-text' : 'bg-key text-muted',
            )}
          >
            {first}–{last}
          </button>
        );
      })}
    </div>
  );
}

export type ZoneRowProps = Omit<KeyGridProps, 'from' | 'until'> & { onRow: (kind: RowPick) => void };

/** One place of a play: its name, its keys, and buttons that fill it at once. */
export function ZoneRow({ onRow, ...grid }: ZoneRowProps) {
  const { zone, names, play, picked } = grid;
  const [page, setPage] = useState(0);
  const size = zone.alphabet.length;
  const isPaged = size > PAGE + PAGE / 2;
  const canFill = isNumeric(zone) && size >= MIN_ROW && zone.max >= size;
  return (
    <section className="min-w-0 rounded-tile border border-line bg-surface-1 p-3">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-2">
        <h3
          className={clsx(
            'min-w-0 truncate font-text text-sm font-semibold',
            zone.code === 'banker' && 'text-accent-text',
          )}
        >
          {names.zone(play, zone)}
          {picked.length > 0 && (
            <span className="numeric ml-1.5 text-xs text-brand-text">{picked.length}</span>
          )}
        </h3>
        <RowButtons onPick={onRow} isFull={canFill} />
      </div>
      {isPaged && <Pages {...{ size, page }} onPage={setPage} width={zone.alphabet[0]?.length ?? 2} />}
      <KeyGrid {...grid} {...(isPaged && { from: page * PAGE, until: (page + 1) * PAGE })} />
    </section>
  );
}
