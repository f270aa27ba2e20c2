import type { Language } from '@croupier/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { useBoot } from './BootContext.tsx';
import { languageStore } from './language.ts';

/** Code of the language that the page shows now. */
export function useLanguage(): Language {
  const boot = useBoot();
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.get, () => null);
  return chosen?.language ?? boot.language;
}
