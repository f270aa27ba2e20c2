import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { gamePath, originalPath, paths } from '../../paths.ts';
import type { ReturnState } from '../navigation/use-return-state.ts';

export type GameLink = { to: string; state?: ReturnState; preventScrollReset?: boolean };

/** The link to a game, at a match if one is named. In-house games are open to visitors, those of vendors need a sign-in. */
export function useGameLink(): (gameId: string, event?: string) => GameLink {
  const signedIn = useSignedIn();
  return (gameId, event) => {
    const game = gamePath(gameId);
    const to = event === undefined ? game : `${game}&${new URLSearchParams({ event })}`;
    if (signedIn || originalPath(gameId)) return { to };
    return { to: paths.login(), state: { from: to, back: true }, preventScrollReset: true };
  };
}
