import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { originalPath } from '../../paths.ts';
import { GameArt } from '../../shared/games/GameArt.tsx';

/** A game in the list of results. */
export function SearchResult({ game }: { game: Game }) {
  const t = useTranslations();
  const merchant = useMerchant();
  const vendor = originalPath(game.gameId) ? merchant.name : game.vendorName;
  return (
    <>
      <span className="h-13 w-10 shrink-0 overflow-hidden rounded-xs bg-surface-4">
        <GameArt game={game} sizes="2.5rem" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-text">{game.displayName}</span>
        <span className="block truncate text-xs text-muted">
          {vendor} · {t(`nav.category.${game.gameType}`)}
        </span>
      </span>
      {game.state === 'maintenance' && <Badge tone="warn">{t('tile.maintenance')}</Badge>}
      {game.state === 'slow' && <Badge tone="info">{t('tile.slow')}</Badge>}
    </>
  );
}
