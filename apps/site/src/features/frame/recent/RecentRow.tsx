import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { useRecentGames } from '../../../shared/games/recent-games.queries.ts';
import { GameThumb } from './GameThumb.tsx';

/** Recently opened games in the phone menu. */
export function RecentRow({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('frame');
  const { data: games } = useRecentGames();
  if (!games?.length) return null;
  return (
    <section aria-label={t('recentBar')} className="mb-3 border-b border-line pb-4">
      <div className="mb-2 flex items-center justify-between px-1">
        <h2 className="text-xs font-semibold text-subtle">{t('recentBar')}</h2>
        <Link to={paths.recent()} onClick={onFollow} className="py-1 text-xs font-semibold text-brand-text">
          {t('recentAll')}
        </Link>
      </div>
      <ul className="-mx-4 flex scroll-row gap-2 px-4 py-1">
        {games.map((game) => (
          <li key={game.gameId}>
            <GameThumb {...{ game, onFollow }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
