import type { Language } from '@croupier/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { useBoot } from '../boot/BootContext.tsx';
import { languageStore } from './language.ts';

/** The code of the page's current language. */
export function useLanguage(): Language {
  const { language } = useBoot();
  const shown = (): Language => languageStore.get()?.language ?? language;
  return useSyncExternalStore(languageStore.subscribe, shown, () => language);
}
