import { keepInstallOffer } from './install-prompt.ts';

/** Later than this it begins even on a device that never rests. */
const LONGEST_WAIT_MILLISECONDS = 5_000;
/** For browsers that don't say when they rest. */
const WAIT_MILLISECONDS = 2_000;

const live = (): void => {
  import('./live-as-app.ts').then(
    ({ liveAsApp }) => liveAsApp(),
    // The page works without; the next one tries again.
    () => undefined,
  );
};

/** What makes the page an app; all but listening waits until the page stands and the browser rests. */
export function beginApp(): void {
  keepInstallOffer();
  const rest = (): void => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(live, { timeout: LONGEST_WAIT_MILLISECONDS });
    else setTimeout(live, WAIT_MILLISECONDS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
