import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { liveBets } from './live-bets-store.ts';

const none = (): number => 0;

/** How many play a game now, as far as the page is told; nothing for nobody. */
export function PlayersCount({ gameId }: { gameId: string }) {
  const t = useTranslations('live');
  const format = useFormat();
  const count = useSyncExternalStore(liveBets.subscribe, () => liveBets.get().players[gameId] ?? 0, none);
  if (count === 0) return null;
  return (
    <span className="numeric inline-flex items-center gap-1.5 rounded-pill bg-surface-1/85 px-2 py-1 text-2xs font-bold text-text">
      <span aria-hidden className="size-1.5 rounded-full bg-win" />
      {t('playing', { count: format.number(count) })}
    </span>
  );
}
