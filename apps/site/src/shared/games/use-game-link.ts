import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { gamePath, originalPath, paths } from '../../paths.ts';
import type { ReturnState } from '../navigation/use-return-state.ts';

export type GameLink = { to: string; state?: ReturnState; preventScrollReset?: boolean };

/** The link to a game, at a match or an outcome if one is named. In-house games are open to visitors, those of vendors need a sign-in. */
export function useGameLink(): (gameId: string, place?: Readonly<Record<string, string>>) => GameLink {
  const signedIn = useSignedIn();
  return (gameId, place) => {
    const game = gamePath(gameId);
    const to = place ? `${game}&${new URLSearchParams(place)}` : game;
    if (signedIn || originalPath(gameId)) return { to };
    return { to: paths.login(), state: { from: to, back: true }, preventScrollReset: true };
  };
}
