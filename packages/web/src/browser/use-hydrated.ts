import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/**
 * False during hydration, then true: for content that depends on the reader's clock or time zone, which the server does
 * not know. Pages that are rendered in the browser start with true.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, isTrue, isFalse);
