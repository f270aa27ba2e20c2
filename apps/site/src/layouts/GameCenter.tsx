import { useSession } from '@croupier/web/session/use-session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { rememberOpened } from '../features/games/game.queries.ts';
import { PlayRoom } from '../features/games/play/PlayRoom.tsx';
import { SimilarGames } from '../features/games/SimilarGames.tsx';
import { isGameWindow } from '../paths.ts';
import { useOriginals } from '../shared/games/games.queries.ts';
import { PageTitle } from '../shared/page/PageTitle.tsx';

/** Has the server remember which of our games was opened; when that fails, the game is played all the same. */
function useOpened(gameId: string): void {
  const queryClient = useQueryClient();
  const { token } = useSession();
  useEffect(() => {
    if (token !== null && gameId) void rememberOpened(queryClient, gameId);
  }, [queryClient, token, gameId]);
}

/** Around a game: the whole width, without the side menu; in a window of its own the game alone. */
export function GameCenter() {
  const { pathname, search } = useLocation();
  const [, , gameId = ''] = pathname.toLowerCase().split('/');
  useOpened(gameId);
  const { data: originals } = useOriginals();
  const game = originals?.find((original) => original.gameId === gameId);
  const isWindow = isGameWindow(pathname, search);
  if (!game)
    return (
      <div className="mx-auto w-full max-w-(--width-page)">
        <Outlet />
      </div>
    );
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{game.displayName}</PageTitle>
      <PlayRoom key={gameId} {...{ game, isWindow }}>
        <Outlet />
      </PlayRoom>
      {!isWindow && <SimilarGames gameId={gameId} />}
    </div>
  );
}
