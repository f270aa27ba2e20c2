import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { loadMessages, type AnyMessages } from '@croupier/i18n/load-messages.ts';
import { writeChoice } from './cookie.ts';
import { createStore } from './store.ts';

export type LoadedLanguage = { language: Language; messages: AnyMessages };

export const languageStore = createStore<LoadedLanguage | null>(null);

/** Loads the texts of the page's language; the app renders once they are there. */
export async function startLanguage(language: Language): Promise<LoadedLanguage> {
  const loaded = { language, messages: await loadMessages(language) };
  languageStore.set(loaded);
  return loaded;
}

/** Code on the wire of what the page shows now. */
export const currentLanguage = (): Language => languageStore.get()?.language ?? 'EN';

let wished: Language | undefined;

/**
 * Switches the page without a reload. The old texts stay until the new ones are there; of two quick choices the
 * later one counts. @throws when the texts can't be loaded
 */
export async function chooseLanguage(language: Language): Promise<void> {
  wished = language;
  const messages = await loadMessages(language);
  if (wished !== language) return;
  writeChoice('lang', language);
  document.documentElement.lang = LANGUAGES[language].locale;
  languageStore.set({ language, messages });
}
