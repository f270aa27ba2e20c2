import type { Game } from '@croupier/contract/games/catalogue.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call, callQuery } from '../api/call.ts';
import { createPace, withFavorite } from './favorite-ids.ts';
import { GAP_MILLISECONDS } from '../config/lobby-limits.ts';
import { useReturnState } from '../navigation/use-return-state.ts';

const STALE_MILLISECONDS = 5 * 60_000;
const idsQuery = callQuery('catalogue.favoriteIds');
const mayChange = createPace(GAP_MILLISECONDS);
/** Queries that depend on the favourites. */
const LISTS: ReadonlySet<unknown> = new Set(['catalogue.favoriteList', 'catalogue.pickedList']);

/**
 * The favourite button of a game. It changes at once and is reverted with a message if the server refuses; at most one
 * change a second. Visitors are sent to the sign-in and return from there.
 */
export function useFavorite(game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'displayName'>) {
  const t = useTranslations('tile');
  const signedIn = useSignedIn();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const returnState = useReturnState();
  const toast = useToast();
  const errorText = useErrorText();
  const { nodeId, vassalage: vendor, gameType, displayName: name } = game;
  const { data: pressed = false } = useQuery({
    ...idsQuery,
    enabled: signedIn,
    staleTime: STALE_MILLISECONDS,
    select: (ids) => ids.includes(nodeId),
  });

  const mark = (wanted: boolean): void => {
    queryClient.setQueryData(idsQuery.queryKey, (ids = []) => withFavorite(ids, nodeId, wanted));
  };
  const toggle = async (): Promise<void> => {
    if (!signedIn) {
      await navigate(paths.login(), { state: returnState, preventScrollReset: true });
      return;
    }
    if (!mayChange(nodeId)) return;
    // A request in progress would overwrite this change.
    await queryClient.cancelQueries({ queryKey: idsQuery.queryKey });
    mark(!pressed);
    try {
      const body = { nodeId, vendor, gameType };
      await call(pressed ? 'catalogue.removeFavorite' : 'catalogue.addFavorite', { body });
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => LISTS.has(call) });
    } catch (error) {
      mark(pressed);
      toast.show({ title: t('favoriteFailed'), text: errorText(error), tone: 'lose' });
    }
    await queryClient.invalidateQueries({ queryKey: idsQuery.queryKey });
  };
  return {
    pressed,
    label: t(pressed ? 'removeFavorite' : 'addFavorite', { name }),
    onToggle: () => void toggle(),
  };
}
