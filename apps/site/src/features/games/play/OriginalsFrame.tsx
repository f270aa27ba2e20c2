import type { Game } from '@croupier/contract/games/catalogue.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { useHydrated } from '@croupier/web/browser/use-hydrated.ts';
import { AppWindow } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gamePath, gameWindowPath } from '../../../paths.ts';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useGoBack } from '../use-go-back.ts';
import { FULL_VIEW } from './full-view-class.ts';
import { WindowPlaceholder } from './WindowPlaceholder.tsx';
import { PlayBar } from './PlayBar.tsx';
import { useFullView } from './use-full-view.ts';
import { useGameWindow } from './use-game-window.ts';
import { VisitFacts } from './VisitFacts.tsx';

export type OriginalsFrameProps = {
  game: Game;
  /** Whether this window shows only the game. */
  isWindow: boolean;
  children: ReactNode;
};

/** The frame of an in-house game, like that of a vendor's game. */
export function OriginalsFrame({ game, isWindow, children }: OriginalsFrameProps) {
  const t = useTranslations('games.window');
  const isHydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullView(stage);
  const window = useGameWindow(game.gameId);
  const goBack = useGoBack(game.gameType);
  const open = (): void => window.open(gameWindowPath(gamePath(game.gameId)));
  return (
    <div ref={stage} className={full.isFull ? FULL_VIEW : undefined}>
      <div className={full.isFull ? 'mx-auto w-full max-w-(--width-page)' : undefined}>
        <PlayBar
          {...{ game, full }}
          onPhone={!isWindow}
          onBack={isWindow ? undefined : goBack}
          more={
            !isWindow && (
              <IconButton
                label={t('open')}
                icon={<AppWindow />}
                onClick={open}
                className="max-md:hidden pointer-coarse:hidden"
              />
            )
          }
        >
          {/* The server does not know the visitor's time. */}
          {isHydrated && <VisitFacts gameId={game.gameId} />}
        </PlayBar>
        {window.isOpen ? (
          <WindowPlaceholder
            {...{ window }}
            name={game.displayName}
            onOpen={open}
            onPlayHere={window.close}
            picture={<GameArt game={game} sizes="5rem" eager />}
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
