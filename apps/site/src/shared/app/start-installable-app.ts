import { keepInstallOffer } from './install-prompt.ts';

/** The longest wait for an idle moment. */
const MAX_WAIT_MILLISECONDS = 5_000;
/** The wait in browsers without idle callbacks. */
const WAIT_MILLISECONDS = 2_000;

const live = (): void => {
  import('./installable-app.ts').then(
    ({ startAppFeatures }) => startAppFeatures(),
    // The page works without it, and the next page load tries again.
    () => undefined,
  );
};

/** Starts the installable app's parts. Everything but listening for the install prompt waits for an idle moment. */
export function startInstallableApp(): void {
  keepInstallOffer();
  const rest = (): void => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(live, { timeout: MAX_WAIT_MILLISECONDS });
    else setTimeout(live, WAIT_MILLISECONDS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
