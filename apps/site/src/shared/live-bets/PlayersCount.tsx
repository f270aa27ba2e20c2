import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePlayers } from './use-players.ts';

export type PlayersCountProps = {
  gameId: string;
  /** In a tile: narrow ones show the number alone. */
  isInTile?: boolean;
};

/** How many play a game now; nothing for nobody. */
export function PlayersCount({ gameId, isInTile = false }: PlayersCountProps) {
  const t = useTranslations('live');
  const format = useFormat();
  const count = usePlayers(gameId);
  if (count === 0) return null;
  return (
    <span className="numeric inline-flex items-center gap-1.5 rounded-pill bg-surface-1/85 px-2 py-1 text-2xs font-bold whitespace-nowrap text-text">
      <span aria-hidden className="size-1.5 rounded-full bg-win" />
      <span className={isInTile ? '@max-[13rem]:sr-only' : undefined}>
        {t('playing', { count: format.number(count) })}
      </span>
      {isInTile && (
        <span aria-hidden className="inline-flex items-center gap-0.5 @min-[13rem]:hidden">
          <UserRound className="size-3" />
          {format.number(count)}
        </span>
      )}
    </span>
  );
}
