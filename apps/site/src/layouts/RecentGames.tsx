import { clsx } from 'clsx';
import { isListPath } from '../paths.ts';
import { useWiderThan } from '../shared/browser/use-media.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const HistoryBar = lazyPart(async () => (await import('../features/frame/recent/HistoryBar.tsx')).HistoryBar);

export type RecentGamesProps = { folded: boolean; pathname: string };

/**
 * The games opened last, beside the side menu and after everything else; phones have them in the menu. Only where one
 * looks for a game: elsewhere it would lie over buttons and rows.
 */
export function RecentGames({ folded, pathname }: RecentGamesProps) {
  const wide = useWiderThan('48rem');
  const idle = useIdle();
  return (
    <LazyPart>
      {wide && idle && isListPath(pathname) && (
        <HistoryBar
          className={clsx('md:left-[var(--menu-rail)]', !folded && 'lg:left-[var(--menu-width)]')}
        />
      )}
    </LazyPart>
  );
}
