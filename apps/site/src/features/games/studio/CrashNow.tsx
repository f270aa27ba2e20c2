import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useEnteredRoom, useMultiplier, useRoom } from '../../../shared/crash-room/use-room.ts';

const LAST = 6;

/** The game of crash that everybody plays now. */
export function CrashNow({ name }: { name: string }) {
  const t = useTranslations('live.crash');
  const format = useFormat();
  useEnteredRoom();
  const { state, last } = useRoom();
  const multiplier = useMultiplier();
  const phase = state?.phase ?? 'waiting';
  const isRunning = phase === 'running' || phase === 'ended';
  const bets = state?.players.bets ?? 0;
  return (
    <Link
      to={paths.crash()}
      className="flex h-full items-center justify-between gap-4 rounded-card border border-line bg-surface-1/75 px-4 py-2 shadow-raised backdrop-blur-sm hover:border-line-strong sm:flex-col sm:items-stretch sm:p-5"
    >
      <span className="flex justify-between gap-x-3 text-sm font-semibold max-sm:flex-col sm:items-center">
        <span className="flex items-center gap-2">
          <TrendingUp aria-hidden className="size-4.5 text-brand-text" />
          {name}
        </span>
        <span className="numeric text-xs font-medium text-muted">
          {t('bets', { count: format.number(bets) })}
        </span>
      </span>
      <span
        className={clsx(
          'numeric font-display text-3xl font-extrabold sm:text-5xl',
          phase === 'ended' ? 'text-lose' : 'text-text',
        )}
      >
        {isRunning ? (
          format.multiplier(multiplier * 100)
        ) : (
          <span className="text-base sm:text-2xl">{t('soon')}</span>
        )}
      </span>
      <span className="flex min-h-6 flex-wrap gap-1.5 overflow-hidden max-sm:hidden">
        {last.slice(0, LAST).map(({ gameNo, point }) => (
          <span
            key={gameNo}
            className={clsx(
              'numeric rounded-pill bg-surface-3 px-2 py-0.5 text-xs font-semibold',
              point >= 200 ? 'text-win' : 'text-muted',
            )}
          >
            {format.multiplier(point * 100)}
          </span>
        ))}
      </span>
    </Link>
  );
}
