import { clsx } from 'clsx';
import { useWiderThan } from '../shared/use-media.ts';
import { LazyPart, lazyPart } from '../shared/LazyPart.tsx';
import { useIdle } from '../shared/use-idle.ts';

const HistoryBar = lazyPart(async () => (await import('../features/frame/HistoryBar.tsx')).HistoryBar);

/** The games opened last, beside the side menu and after everything else; phones have them in the menu. */
export function RecentGames({ folded }: { folded: boolean }) {
  const wide = useWiderThan('48rem');
  const idle = useIdle();
  return (
    <LazyPart>
      {wide && idle && (
        <HistoryBar
          className={clsx('md:left-[var(--menu-rail)]', !folded && 'lg:left-[var(--menu-width)]')}
        />
      )}
    </LazyPart>
  );
}
