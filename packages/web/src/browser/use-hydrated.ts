import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/**
 * False while the app takes over what the server drew, then true: for what depends on the reader's clock or zone, which
 * the server doesn't know. A page that the browser draws itself begins with true.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, isTrue, isFalse);
