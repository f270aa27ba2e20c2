import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CLIENT, RECENT_GAMES_SHOWN } from '../config/lobby-limits.ts';
import { backgroundCall } from '../api/call.ts';

/** The account's recently opened games, the newest first; loaded again when another game is opened. */
export function useRecentGames() {
  const language = useLanguage();
  const query = { page: 1, pageSize: RECENT_GAMES_SHOWN, clientType: CLIENT.clientType, language };
  return useQuery({
    // The page of all recent games uses another key because its data has pages.
    queryKey: ['catalogue.recentGames', { ...query, bar: true }],
    queryFn: async ({ signal }) =>
      (await backgroundCall('catalogue.recentGames', { query }, { signal })).games,
    enabled: useSignedIn(),
    placeholderData: keepPreviousData,
  });
}
