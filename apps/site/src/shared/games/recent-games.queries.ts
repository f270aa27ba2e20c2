import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RECENT_GAMES_SHOWN } from '../config/lobby-figures.ts';
import { call } from '../api/call.ts';

/** What the account opened last, newest first; another game that is opened has it asked for anew. */
export function useRecentGames() {
  const language = useLanguage();
  const query = { page: 1, pageSize: RECENT_GAMES_SHOWN, clientType: 3, language };
  return useQuery({
    // Not the key of the page with all of them: that one has pages.
    queryKey: ['catalogue.recentGames', { ...query, bar: true }],
    queryFn: async ({ signal }) => (await call('catalogue.recentGames', { query }, { signal })).games,
    enabled: useSignedIn(),
    placeholderData: keepPreviousData,
  });
}
