import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { eventPath, gamePath, originalPath, paths } from '../../paths.ts';
import type { ReturnState } from '../navigation/use-return-state.ts';

export type GameLink = { to: string; state?: ReturnState; preventScrollReset?: boolean };

/** The link to a game. In-house games are open to visitors, those of vendors need a sign-in. */
export function useGameLink(): (gameId: string, event?: string) => GameLink {
  const signedIn = useSignedIn();
  return (gameId, event) => {
    const to = event === undefined ? gamePath(gameId) : eventPath(gameId, event);
    if (signedIn || originalPath(gameId)) return { to };
    return { to: paths.login(), state: { from: to, back: true }, preventScrollReset: true };
  };
}
