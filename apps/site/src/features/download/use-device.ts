import { useSyncExternalStore } from 'react';
import { deviceOf, type Device } from './platforms.ts';

/** Neither of them changes while the page is open. */
const never = () => () => undefined;

/** What the visitor holds in hand; a desktop until that is known. */
export const useDevice = (): Device =>
  useSyncExternalStore<Device>(
    never,
    () => deviceOf(navigator),
    () => 'desktop',
  );

/** Scheme and host of this site; empty where a page is drawn without a browser. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );

const APP_WINDOW = '(display-mode: standalone)';
const followWindow = (listener: () => void): (() => void) => {
  const query = matchMedia(APP_WINDOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether this is the installed app already. */
export const useInsideApp = (): boolean =>
  useSyncExternalStore(
    followWindow,
    () => matchMedia(APP_WINDOW).matches || (navigator as { standalone?: boolean }).standalone === true,
    () => false,
  );
