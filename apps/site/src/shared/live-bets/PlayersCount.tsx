import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { usePlayers } from './use-players.ts';

/** How many play a game now; nothing for nobody. */
export function PlayersCount({ gameId }: { gameId: string }) {
  const t = useTranslations('live');
  const format = useFormat();
  const count = usePlayers(gameId);
  if (count === 0) return null;
  return (
    <span className="numeric inline-flex items-center gap-1.5 rounded-pill bg-surface-1/85 px-2 py-1 text-2xs font-bold text-text">
      <span aria-hidden className="size-1.5 rounded-full bg-win" />
      {t('playing', { count: format.number(count) })}
    </span>
  );
}
