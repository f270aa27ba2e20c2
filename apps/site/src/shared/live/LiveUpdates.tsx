import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPermission } from './live-permission.ts';
import { useIdle } from '../browser/use-idle.ts';

/** What an operator can change about games. The visit of an open game is not among it. */
const GAME_LISTS: ReadonlySet<unknown> = new Set([
  'catalogue.gameMenus',
  'catalogue.gameList',
  'catalogue.pickedList',
  'catalogue.favoriteList',
  'catalogue.recentGames',
  'catalogue.hotGames',
  'catalogue.vendors',
  'catalogue.search',
  'catalogue.similar',
  'catalogue.oneGame',
  'vendorPlay.fixtures',
  // Its account may have been stopped.
  'vendorPlay.visit',
]);

/** All open pages are notified at the same moment; their requests are spread over this time. */
const SPREAD_MILLISECONDS = 400;

/** Asks whether the site is open, after a notification or after a lost connection. */
const lookSoon = (): void =>
  void setTimeout(() => void refreshPermission().catch(() => undefined), Math.random() * SPREAD_MILLISECONDS);

/** Lists of games are longer than the status: they get more time. */
const LISTS_SPREAD_MILLISECONDS = 1_500;

/** Loads the game lists on screen again; others when they are shown next. */
const reloadGames = (queryClient: QueryClient): void =>
  void setTimeout(
    () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => GAME_LISTS.has(name),
      }),
    Math.random() * LISTS_SPREAD_MILLISECONDS,
  );

/** Loads announcements and help again where they are on screen. */
const reloadContent = (queryClient: QueryClient): void =>
  void setTimeout(() => {
    for (const name of ['content.announcements', 'content.helpCentre'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  }, Math.random() * SPREAD_MILLISECONDS);

/** Opens the socket when the browser is idle, because its schemas are not part of the first script. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return undefined;
    let stop: (() => void) | undefined;
    let unwanted = false;
    void (async () => {
      try {
        const { startSiteRealtime } = await import('@croupier/web/realtime/site-realtime.ts');
        if (unwanted) return;
        stop = startSiteRealtime({
          queryClient,
          onSystemStatus: lookSoon,
          onContentChanged: () => reloadContent(queryClient),
          onGamesChanged: () => reloadGames(queryClient),
          onBack: () => {
            lookSoon();
            reloadContent(queryClient);
            reloadGames(queryClient);
          },
        });
      } catch {
        // The page works without the socket: answers of calls carry the balance.
      }
    })();
    return () => {
      unwanted = true;
      stop?.();
    };
  }, [queryClient, idle]);
  return null;
}
