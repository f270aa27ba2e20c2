import type { VendorTable } from '@croupier/contract/vendors/play.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useGameLink } from '../../../shared/games/use-game-link.ts';
import { PlayersCount } from '../../../shared/live-bets/PlayersCount.tsx';
import { HistoryRoad } from './HistoryRoad.tsx';

/** A limit so far above the minimum bounds nobody. */
const OPEN_END = 100_000n;

/** Open seats, shown as seats around a table while there are few. */
function Seats({ seats, freeSeats }: { seats: number; freeSeats: number }) {
  const t = useTranslations('play.tables');
  return (
    <p className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: Math.min(seats, 9) }, (_, seat) => (
          <span
            key={seat}
            className={clsx(
              'size-2.5 rounded-full',
              seat < seats - freeSeats ? 'bg-brand' : 'bg-surface-3 ring-1 ring-line-strong ring-inset',
            )}
          />
        ))}
      </span>
      {freeSeats > 0 ? t('free', { count: freeSeats }) : t('full')}
    </p>
  );
}

/** A live table or a room: who deals, limits, seats, last results. The whole card opens the game. */
export function TableCard({ table }: { table: VendorTable }) {
  const t = useTranslations('play.tables');
  const format = useFormat();
  const link = useGameLink()(table.gameId);
  const { displayName, vendorName, dealer, min, max, open, seats, freeSeats, players, history } = table;
  return (
    <article
      className={clsx(
        'relative flex flex-col gap-3 rounded-card border border-line bg-panel p-3.5 shadow-raised',
        'transition-[translate,border-color] duration-[var(--quick)] hover:-translate-y-0.5 hover:border-line-strong',
        'has-focus-visible:outline-2 has-focus-visible:outline-brand-text',
        !open && 'opacity-70',
      )}
    >
      <div className="flex items-start gap-3">
        <span className="aspect-3/4 w-13 shrink-0 overflow-hidden rounded-tile">
          <GameArt game={{ iconUrl: table.iconUrl, artColor: table.theme }} sizes="3.25rem" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-base leading-snug font-semibold text-text">
            <Link
              {...link}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-0"
            >
              {displayName}
            </Link>
          </h3>
          <p className="truncate text-sm text-subtle">
            {dealer ? t('dealer', { name: dealer }) : vendorName}
          </p>
          <p className="numeric mt-1 text-sm font-semibold text-text">
            {max > min * OPEN_END
              ? `≥ ${format.amount(min)}`
              : `${format.amount(min)} – ${format.amount(max)}`}
          </p>
        </div>
        {!open && <Badge>{t('closed')}</Badge>}
      </div>
      {history.length > 0 && <HistoryRoad history={history} />}
      <div className="mt-auto flex min-h-6 items-center justify-between gap-3 empty:hidden">
        {seats !== null && freeSeats !== null && <Seats {...{ seats, freeSeats }} />}
        {/* One number: the vendor's own counts the players of all brands; without it, those of this brand. */}
        {players > 0 ? (
          <p className="numeric flex items-center gap-1.5 text-sm whitespace-nowrap text-muted">
            <Users aria-hidden className="size-4 text-subtle" />
            {t('players', { count: players })}
          </p>
        ) : (
          <PlayersCount gameId={table.gameId} />
        )}
      </div>
    </article>
  );
}
