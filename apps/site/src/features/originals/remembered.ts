import { createStore, type Store } from '@croupier/web/store.ts';
import { useSyncExternalStore } from 'react';

type Where = 'local' | 'session';

const storageOf = (where: Where): Storage | undefined => {
  if (typeof window === 'undefined') return undefined;
  return where === 'local' ? localStorage : sessionStorage;
};

export type RememberedOptions<T> = {
  where: Where;
  initial: T;
  /** Undefined for what an older version of the page, or a curious person, left behind. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
};

/** A store that outlives the page. Where storage is forbidden it lasts as long as the page. */
export function rememberedStore<T>(key: string, options: RememberedOptions<T>): Store<T> {
  const { where, initial, read, write } = options;
  const load = (): T => {
    try {
      const text = storageOf(where)?.getItem(key);
      return (text ? read(text) : undefined) ?? initial;
    } catch {
      return initial;
    }
  };
  const store = createStore(load());
  return {
    ...store,
    set: (value) => {
      store.set(value);
      try {
        storageOf(where)?.setItem(key, write(value));
      } catch {
        // Full or forbidden: the value still holds for this page.
      }
    },
  };
}

export const rememberedSwitch = (key: string, initial: boolean): Store<boolean> =>
  rememberedStore(key, {
    where: 'local',
    initial,
    read: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
    write: (isOn) => (isOn ? 'on' : 'off'),
  });

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
