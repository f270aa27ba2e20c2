import { clsx } from 'clsx';
import { isListPath } from '../paths.ts';
import { useWiderThan } from '../shared/browser/use-media.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const HistoryBar = lazyPart(async () => (await import('../features/frame/recent/HistoryBar.tsx')).HistoryBar);

export type RecentGamesProps = { folded: boolean; pathname: string };

/**
 * The recently opened games, loaded when the page is idle; phones have them in the menu. Only on lists of games:
 * elsewhere the bar would cover buttons and rows.
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
