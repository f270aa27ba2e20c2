import type { Game, GameCategory } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS } from '../../paths.ts';
import { usePopularGames } from '../../shared/games/games.queries.ts';
import { GameArt } from '../../shared/games/GameArt.tsx';
import { VendorLogo } from '../../shared/games/VendorLogo.tsx';
import type { Vendor } from './home-sections.ts';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

export type VendorCardProps = {
  category: GameCategory;
  vendor: Vendor;
  best: Game | undefined;
  /** Undefined when its best game is not among those of the category. */
  missing: boolean;
  games: number | undefined;
};

/** A studio: best game, logo, number of games and status. */
export function VendorCard({ category, vendor, best, missing, games }: VendorCardProps) {
  const t = useTranslations();
  const { code, name, state } = vendor;
  const own = usePopularGames({ category, vendor: code, count: 1, enabled: missing });
  const game = best ?? (missing ? own.data?.[0] : undefined);
  const count = games === undefined ? undefined : t('lobby.gameCount', { count: games });
  const health = state === 'up' ? undefined : t(`tile.${state}`);
  const label = count ? t('lobby.vendorOpen', { name, games: count }) : name;
  return (
    <Link
      to={`${CATEGORY_PATHS[category]}?${new URLSearchParams({ vassalage: code })}`}
      className="tile-frame vendor-card group"
    >
      <span className="sr-only">{health ? `${label}, ${health}` : label}</span>
      <span className="vendor-card-art" aria-hidden>
        {game && <GameArt game={game} sizes={SIZES} />}
      </span>
      {health && (
        <span aria-hidden className="absolute top-2 left-2 flex">
          <Badge tone={state === 'slow' ? 'info' : 'warn'} solid>
            {health}
          </Badge>
        </span>
      )}
      <span className="vendor-card-plate" aria-hidden>
        <VendorLogo code={code} name={name} className="w-[78%] max-w-34" />
        <span className="numeric h-4 text-xs text-over-picture/75">{count}</span>
      </span>
    </Link>
  );
}
