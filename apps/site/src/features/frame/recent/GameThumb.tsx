import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useGameLink } from '../../../shared/games/use-game-link.ts';

/** A game as a small linked picture. */
export function GameThumb({ game, onFollow }: { game: Game; onFollow?: () => void }) {
  const t = useTranslations('frame');
  const label = t('openGame', { name: game.displayName });
  return (
    <Link
      {...useGameLink()(game.gameId)}
      {...(onFollow ? { onClick: onFollow } : {})}
      aria-label={label}
      title={game.displayName}
      className="block size-12 shrink-0 overflow-hidden rounded-field ring-1 ring-line transition-transform duration-[var(--quick)] hover:-translate-y-1 hover:ring-brand-line"
    >
      <GameArt game={game} sizes="3rem" />
    </Link>
  );
}
