import type { LastGame } from '@croupier/contract/games/crash-room.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

const HIGH = 200;

/** The points of the last games, newest first; each opens its proof. */
export function LastGames({
  games,
  onOpen,
}: {
  games: readonly LastGame[];
  onOpen: (gameNo: number) => void;
}) {
  const t = useTranslations('crash');
  const format = useFormat();
  if (games.length === 0) return <p className="flex h-9 items-center text-xs text-subtle">{t('noLast')}</p>;
  return (
    <ul aria-label={t('last')} className="scroll-row fading-row flex h-9 gap-1.5">
      {games.map(({ gameNo, point }) => {
        const multiplier = format.multiplier(point * 100);
        return (
          <li key={gameNo} className="shrink-0 first:animate-pop-in">
            <button
              type="button"
              aria-label={t('lastOpen', { gameNo: String(gameNo), multiplier })}
              onClick={() => onOpen(gameNo)}
              className={clsx(
                'numeric h-9 min-w-14 rounded-pill px-3 text-sm font-bold hover:brightness-110',
                point >= HIGH
                  ? 'bg-win text-win-ink shadow-[inset_0_1px_0_oklch(1_0_0/0.35)]'
                  : 'bg-surface-3 text-muted ring-1 ring-line ring-inset',
              )}
            >
              {multiplier}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
