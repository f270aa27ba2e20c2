import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { statsFloat, statsShown } from '../preferences.ts';
import type { PlayedGame } from './session-stats.ts';
import { StatsPanel } from './StatsPanel.tsx';

const StatsWindow = lazyPart(async () => (await import('./StatsWindow.tsx')).StatsWindow);

/** Statistics, if the player wants them: under the controls, or in a window that can be moved on wide screens. */
export function GameStats({ game }: { game: PlayedGame }) {
  const isShown = useStoredChoice(statsShown);
  const wantsWindow = useStoredChoice(statsFloat);
  const hasRoom = useMedia('(min-width: 64rem) and (pointer: fine)');
  if (!isShown) return null;
  if (wantsWindow && hasRoom)
    return (
      <LazyPart>
        <StatsWindow game={game} />
      </LazyPart>
    );
  return <StatsPanel game={game} onDetach={hasRoom ? () => statsFloat.set(true) : undefined} />;
}
