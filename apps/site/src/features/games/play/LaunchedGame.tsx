import type { Game } from '@croupier/contract/games/catalogue.ts';
import { GameArt } from '../../../shared/games/GameArt.tsx';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { GameStage } from './GameStage.tsx';
import { gamesInWindow } from './window-preference.ts';
import { WindowPlaceholder } from './WindowPlaceholder.tsx';
import type { GameWindow } from './use-game-window.ts';

export type LaunchedGameProps = {
  game: Game;
  /** The launch URL and how the vendor wants it shown. */
  opened: { url: string; target: 'frame' | 'popup' };
  window: GameWindow;
  isFull: boolean;
};

/** A launched game, in the page or in its own window, as vendor and player prefer. */
export function LaunchedGame({ game, opened: { url, target }, window, isFull }: LaunchedGameProps) {
  const wantsWindow = useStoredChoice(gamesInWindow);
  if (target === 'frame' && !wantsWindow) return <GameStage {...{ url, isFull }} name={game.displayName} />;
  return (
    <WindowPlaceholder
      {...{ window }}
      name={game.displayName}
      onOpen={() => window.open(url)}
      onPlayHere={target === 'frame' ? () => gamesInWindow.set(false) : undefined}
      picture={<GameArt game={game} sizes="5rem" eager />}
    />
  );
}
