import { useSyncExternalStore } from 'react';
import { deviceOf, type Device } from './platforms.ts';

/** Neither value changes while the page is open. */
const never = () => () => undefined;

/** The visitor's device; desktop until known. */
export const useDevice = (): Device =>
  useSyncExternalStore<Device>(
    never,
    () => deviceOf(navigator),
    () => 'desktop',
  );

/** Origin of this site; empty during server rendering. */
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

/** Whether this is the installed app. */
export const useInsideApp = (): boolean =>
  useSyncExternalStore(
    followWindow,
    () => matchMedia(APP_WINDOW).matches || (navigator as { standalone?: boolean }).standalone === true,
    () => false,
  );
