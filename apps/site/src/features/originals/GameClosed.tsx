import { Wrench } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOriginals } from '../../shared/games/games.queries.ts';
import type { OwnGame } from './own-game.ts';

/** Says that an operator has closed the game. A round in progress can still be finished. */
export function GameClosed({ game }: { game: OwnGame | 'crash' }) {
  const t = useTranslations();
  const { data: games, isPlaceholderData } = useOriginals();
  const listed = games?.find(({ gameId }) => gameId === game);
  if (!games || isPlaceholderData || (listed && listed.state !== 'maintenance')) return null;
  return (
    <output className="flex items-start gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn">
      <Wrench aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{t('games.maintenance')}</span>
        <span className="mt-0.5 block wrap-anywhere">
          {listed?.notice || t('errors.catalogue.game_maintenance')}
        </span>
      </span>
    </output>
  );
}
