import { createStore } from '@croupier/web/browser/store.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The dialog that is open over everything, if any. */
export const paletteStore = createStore<'palette' | 'keys' | undefined>(undefined);

export const openPalette = (): void => paletteStore.set('palette');

/** Something that can be done with what is open. */
export type PaletteAct = {
  label: string;
  /** Why it is not possible now. */
  blocked: string | undefined;
  run: () => void;
};

type Registered = { id: symbol; act: PaletteAct };

const acts = createStore<readonly Registered[]>([]);

export const usePaletteActs = (): readonly PaletteAct[] =>
  useSyncExternalStore(acts.subscribe, acts.get).map(({ act }) => act);

/** Offers an act in the palette while the component is shown. */
export function usePaletteAct({ label, blocked, run }: PaletteAct): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    const id = Symbol(label);
    acts.set([...acts.get(), { id, act: { label, blocked, run: () => press() } }]);
    return () => acts.set(acts.get().filter((other) => other.id !== id));
  }, [label, blocked]);
}

export type KeyHelp = { title: string; keys: ReadonlyArray<{ key: string; label: string }> };

const keyHelp = createStore<ReadonlyArray<{ id: symbol; help: KeyHelp }>>([]);

export const useAllKeyHelp = (): readonly KeyHelp[] =>
  useSyncExternalStore(keyHelp.subscribe, keyHelp.get).map(({ help }) => help);

/** Lists the keys of a screen in the help while the screen is shown. Pass a stable value. */
export function useKeyHelp(help: KeyHelp): void {
  useEffect(() => {
    const id = Symbol(help.title);
    keyHelp.set([...keyHelp.get(), { id, help }]);
    return () => keyHelp.set(keyHelp.get().filter((other) => other.id !== id));
  }, [help]);
}
