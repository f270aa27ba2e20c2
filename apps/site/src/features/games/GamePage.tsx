import type { Game } from '@croupier/contract/games/catalogue.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { clsx } from 'clsx';
import { AppWindow } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { BonusChip } from '../../shared/bonuses/BonusChip.tsx';
import { GameArt } from '../../shared/games/GameArt.tsx';
import { GameFacts } from './GameFacts.tsx';
import { GameNotice } from './GameNotice.tsx';
import { noticeOf } from './game-notice.ts';
import { useLaunch } from './game.queries.ts';
import { placeIn } from './launch-place.ts';
import { DemoGame } from './play/DemoGame.tsx';
import { FreeRounds } from './play/FreeRounds.tsx';
import { FULL_VIEW } from './play/full-view-class.ts';
import { safeGameUrl } from './play/game-window.ts';
import { gamesInWindow } from './play/window-preference.ts';
import { LaunchedGame } from './play/LaunchedGame.tsx';
import { MoveMoneyOffer } from './play/MoveMoneyOffer.tsx';
import { PlayBar } from './play/PlayBar.tsx';
import { StoppedNotice } from './play/StoppedNotice.tsx';
import { useFullView } from './play/use-full-view.ts';
import { useGameWindow } from './play/use-game-window.ts';
import { useLeaveVisit } from './play/use-leave-visit.ts';
import { VisitFacts } from './play/VisitFacts.tsx';
import { SimilarGames } from './SimilarGames.tsx';
import { useGoBack } from './use-go-back.ts';
import { usePlaysFree } from './use-plays-free.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/** The page of a vendor's game: the game or why it cannot be played, facts, and similar games. */
export function GamePage({ game }: { game: Game }) {
  const t = useTranslations('games');
  const signedIn = useSignedIn();
  const goBack = useGoBack(game.gameType);
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullView(stage);
  const window = useGameWindow(game.gameId);
  const [search] = useSearchParams();
  const playsFree = usePlaysFree(game);
  const { data, error, isFetching, refetch } = useLaunch(game.nodeId, {
    isOpen: game.state !== 'maintenance' && playsFree === false,
    place: placeIn(search),
  });
  const url = data && safeGameUrl(data.url, location.href);
  const notice = noticeOf(game, signedIn, {
    refused: error instanceof ApiError ? error.code : undefined,
    failed: (error !== null && !isFetching) || (data !== undefined && url === undefined),
    opened: url !== undefined,
    playsFree: playsFree === true,
  });
  const opened =
    notice === 'ready' && url && data && data.target !== 'page' ? { url, target: data.target } : undefined;
  const [chosen, setDemo] = useState<boolean | undefined>(search.get('demo') === 'yes' || undefined);
  const wantsDemo = chosen ?? playsFree === true;
  const isDemo = wantsDemo && (notice === 'visitor' || notice === 'trial');
  const wantsWindow = useStoredChoice(gamesInWindow);
  const hasMoved = useRef(false);
  // A game in a window of its own goes on when this page is left.
  useLeaveVisit(opened?.target === 'frame' && !wantsWindow ? (data?.visitId ?? null) : null, hasMoved);
  const openInWindow = (): void => {
    if (!opened) return;
    gamesInWindow.set(true);
    window.open(opened.url);
  };
  return (
    <div className="mx-auto w-full max-w-(--width-page)">
      <PageTitle>{game.displayName}</PageTitle>
      <div className={clsx('grid gap-4', !opened && !isDemo && 'lg:grid-cols-[minmax(0,1fr)_18rem]')}>
        <div ref={stage} className={full.isFull ? FULL_VIEW : 'flex min-w-0 flex-col'}>
          <PlayBar
            game={game}
            full={opened || isDemo ? full : undefined}
            onPhone={opened !== undefined}
            onBack={goBack}
            more={
              opened?.target === 'frame' && (
                <IconButton label={t('window.open')} icon={<AppWindow />} onClick={openInWindow} />
              )
            }
          >
            <div className="flex min-w-0 flex-wrap items-center gap-x-8">
              <div className="min-w-0">
                <h1 className="text-2xl max-sm:line-clamp-2 max-sm:text-base max-sm:leading-5 sm:truncate">
                  {game.displayName}
                </h1>
                <p className="truncate text-sm text-muted">{game.vendorName}</p>
              </div>
              {opened && <VisitFacts gameId={game.gameId} />}
              {opened && (
                <BonusChip game={{ gameId: game.gameId, vendor: game.vassalage, category: game.gameType }} />
              )}
            </div>
          </PlayBar>
          {opened && (
            <StoppedNotice {...{ game }} visitId={data?.visitId ?? null} onAgain={() => void refetch()} />
          )}
          {opened && <FreeRounds gameId={game.gameId} />}
          {opened && data?.walletId && (
            <MoveMoneyOffer
              key={data.visitId}
              walletId={data.walletId}
              vendorName={game.vendorName}
              onMoved={() => {
                hasMoved.current = true;
              }}
            />
          )}
          {isDemo && <DemoGame {...{ game }} isFull={full.isFull} onLeave={() => setDemo(false)} />}
          {opened && <LaunchedGame key={opened.url} {...{ game, opened, window }} isFull={full.isFull} />}
          {!opened && !isDemo && (
            <section className="relative isolate grid min-h-[26rem] flex-1 place-items-center overflow-hidden rounded-card border border-line bg-surface-2 p-4 sm:p-8">
              <div aria-hidden className="absolute inset-0 -z-10 scale-110 opacity-25 blur-2xl">
                <GameArt game={game} sizes="15rem" eager />
              </div>
              <div className="flex w-full max-w-2xl flex-col items-center gap-6 sm:flex-row">
                <div className="aspect-3/4 w-36 shrink-0 overflow-hidden rounded-tile shadow-lifted sm:w-48">
                  <GameArt game={game} sizes="12rem" eager />
                </div>
                <GameNotice
                  {...{ game, notice, url, error }}
                  onRetry={() => void refetch()}
                  onDemo={() => setDemo(true)}
                />
              </div>
            </section>
          )}
        </div>
        <GameFacts game={game} />
      </div>
      <SimilarGames gameId={game.gameId} />
    </div>
  );
}
