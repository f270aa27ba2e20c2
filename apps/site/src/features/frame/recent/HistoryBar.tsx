import { clsx } from 'clsx';
import { ChevronDown, History } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { createStoredChoice } from '../../../shared/browser/stored-choice.ts';
import { useRecentGames } from '../../../shared/games/recent-games.queries.ts';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { GameThumb } from './GameThumb.tsx';

const historyFolded = createStoredChoice('historyFolded');

const roundButton =
  'grid size-12 shrink-0 place-items-center rounded-field text-muted hover:bg-surface-3 hover:text-text [&_svg]:size-5';

/** Bar of recently opened games at the bottom of wide windows; collapsible. */
export function HistoryBar({ className }: { className?: string }) {
  const t = useTranslations('frame');
  const folded = useStoredChoice(historyFolded);
  const { data: games } = useRecentGames();
  if (!games?.length) return null;
  return (
    <div
      className={clsx(
        'pointer-events-none fixed inset-x-0 bottom-4 z-10 flex animate-fade-in px-page max-md:hidden',
        folded ? 'justify-start' : 'justify-center',
        className,
      )}
    >
      {folded ? (
        <button
          type="button"
          aria-label={t('recentShow')}
          title={t('recentShow')}
          aria-expanded={false}
          onClick={() => historyFolded.set(false)}
          className={clsx(
            roundButton,
            'pointer-events-auto border border-line bg-surface-1/95 shadow-floating',
          )}
        >
          <History aria-hidden />
        </button>
      ) : (
        <nav
          aria-label={t('recentBar')}
          className="pointer-events-auto flex items-center gap-1.5 rounded-card border border-line bg-surface-1 p-1.5 shadow-floating"
        >
          <Link
            to={paths.recent()}
            aria-label={t('recentBar')}
            title={t('recentBar')}
            className={roundButton}
          >
            <History aria-hidden />
          </Link>
          <ul className="flex gap-1.5">
            {games.map((game) => (
              <li key={game.gameId}>
                <GameThumb game={game} />
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={t('recentHide')}
            title={t('recentHide')}
            aria-expanded
            onClick={() => historyFolded.set(true)}
            className={roundButton}
          >
            <ChevronDown aria-hidden />
          </button>
        </nav>
      )}
    </div>
  );
}
