import { useSession } from '@croupier/web/session/use-session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { rememberOpened } from '../../features/games/game.queries.ts';
import { OriginalsFrame } from '../../features/games/play/OriginalsFrame.tsx';
import { SimilarGames } from '../../features/games/SimilarGames.tsx';
import { isGameWindow } from '../../paths.ts';
import { useOriginals } from '../../shared/games/games.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/** Reports the opened in-house game to the server. The game is playable even if this fails. */
function useOpened(gameId: string): void {
  const queryClient = useQueryClient();
  const { token } = useSession();
  useEffect(() => {
    if (token !== null && gameId) void rememberOpened(queryClient, gameId);
  }, [queryClient, token, gameId]);
}

/** The layout of an in-house game: full width without the side menu; in its own window the game alone. */
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
      <OriginalsFrame key={gameId} {...{ game, isWindow }}>
        <Outlet />
      </OriginalsFrame>
      {!isWindow && <SimilarGames gameId={gameId} />}
    </div>
  );
}
