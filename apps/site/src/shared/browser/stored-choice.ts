import { createStore, type Store } from '@croupier/web/browser/store.ts';

function read(key: string): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage may be blocked or full.
  }
}

/** A boolean that this browser stores, such as a collapsed menu. Without storage it lasts as long as the page. */
export function createStoredChoice(key: string): Store<boolean> {
  const store = createStore(read(key) === 'yes');
  return {
    ...store,
    set: (value) => {
      store.set(value);
      write(key, value ? 'yes' : 'no');
    },
  };
}

/** The same for one of several options; the first until another is chosen. */
export function createStoredOption<T extends string>(key: string, options: readonly [T, ...T[]]): Store<T> {
  const kept = read(key);
  const store = createStore<T>(options.find((option) => option === kept) ?? options[0]);
  return {
    ...store,
    set: (value) => {
      store.set(value);
      write(key, value);
    },
  };
}
