import { useSession } from '@croupier/web/use-session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { rememberOpened } from '../features/games/game.queries.ts';

/** Has the server remember which of our games was opened; when that fails, the game is played all the same. */
function useOpened(): void {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const { pathname } = useLocation();
  const [, , gameId] = pathname.toLowerCase().split('/');
  useEffect(() => {
    if (token !== null && gameId) void rememberOpened(queryClient, gameId);
  }, [queryClient, token, gameId]);
}

/** Around a game: the whole width, without the side menu (row R13). */
export function GameCenter() {
  useOpened();
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <Outlet />
    </div>
  );
}
