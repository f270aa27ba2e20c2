import { createStore, type Store } from '@croupier/web/browser/store.ts';

/** A boolean that this browser stores, such as a collapsed menu. Without storage it lasts as long as the page. */
export function createStoredChoice(key: string): Store<boolean> {
  const read = (): boolean => {
    try {
      return typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  };
  const store = createStore(read());
  return {
    ...store,
    set: (value) => {
      store.set(value);
      try {
        localStorage.setItem(key, value ? 'yes' : 'no');
      } catch {
        // Storage may be blocked or full.
      }
    },
  };
}
