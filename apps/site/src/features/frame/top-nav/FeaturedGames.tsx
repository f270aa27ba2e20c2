import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { originalPath } from '../../../paths.ts';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useFeaturedGames } from '../../../shared/games/games.queries.ts';
import { useGameLink } from '../../../shared/games/use-game-link.ts';

/** Featured games of a category. */
export function FeaturedGames({ category, className }: { category: GameCategory; className?: string }) {
  const t = useTranslations('frame');
  const merchant = useMerchant();
  const { data, isPending } = useFeaturedGames(category);
  const link = useGameLink();
  return (
    <div className={className}>
      <h3 className="mb-2.5 text-xs font-semibold text-subtle">{t('popular')}</h3>
      <ul className="flex flex-col gap-1">
        {data?.map((game) => (
          <li key={game.gameId}>
            <Link
              {...link(game.gameId)}
              className="flex items-center gap-3 rounded-field p-1.5 pr-3 hover:bg-surface-3"
            >
              <span className="block h-15 w-12 shrink-0 overflow-hidden rounded-xs">
                <GameArt game={game} sizes="3rem" />
              </span>
              <span className="min-w-0">
                <span className="block truncate text-sm font-semibold text-text">{game.displayName}</span>
                <span className="block truncate text-xs text-subtle">
                  {originalPath(game.gameId) ? merchant.name : game.vendorName}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {isPending && ['a', 'b'].map((key) => <Skeleton key={key} className="h-18" />)}
      </ul>
    </div>
  );
}
