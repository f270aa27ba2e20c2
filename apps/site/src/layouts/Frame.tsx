import { useLocation } from 'react-router';
import { isGameWindow } from '../paths.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { PageLoader } from '../shared/loading/PageLoader.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const GameWindow = lazyPart(async () => (await import('./GameWindow.tsx')).GameWindow);

/** The layout of a page: the whole site around it, or almost nothing in the window of a game. */
export function Frame() {
  const { pathname, search } = useLocation();
  if (!isGameWindow(pathname, search)) return <SiteLayout />;
  return (
    <LazyPart fallback={<PageLoader />}>
      <GameWindow />
    </LazyPart>
  );
}
