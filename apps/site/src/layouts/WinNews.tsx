import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { useIdle } from '../shared/browser/use-idle.ts';

const WinToasts = lazyPart(async () => (await import('../features/winners/toasts/WinToasts.tsx')).WinToasts);

/** Big wins of others, loaded when the page is idle. */
export function WinNews() {
  const idle = useIdle();
  return <LazyPart>{idle && <WinToasts />}</LazyPart>;
}
