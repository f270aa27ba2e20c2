import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { loadMessages, type AnyMessages } from '@croupier/i18n/load-messages.ts';
import { writeChoice } from '../browser/cookie.ts';
import { createStore } from '../browser/store.ts';

export type LoadedLanguage = {
  language: Language;
  messages: AnyMessages;
  /** False while only the texts of the first screen are there. */
  complete: boolean;
};

export const languageStore = createStore<LoadedLanguage | null>(null);

/** Begins with the texts of the page's language; the app renders once they are there. */
export async function startLanguage(language: Language): Promise<LoadedLanguage> {
  const loaded = { language, messages: await loadMessages(language), complete: true };
  languageStore.set(loaded);
  return loaded;
}

/** Begins with some of the texts. Whatever shows others waits for `completeLanguage` first. */
export function startLanguageWith(language: Language, first: Partial<AnyMessages>): LoadedLanguage {
  const loaded = { language, messages: { ...first } as AnyMessages, complete: false };
  languageStore.set(loaded);
  return loaded;
}

/** Sees to it that all texts of the page's language are there. @throws when they can't be loaded */
export async function completeLanguage(): Promise<void> {
  const loaded = languageStore.get();
  if (!loaded || loaded.complete) return;
  const messages = await loadMessages(loaded.language);
  // Into the object that the page has: what it shows does not change by more texts, so nothing is drawn again.
  Object.assign(loaded.messages, messages);
  loaded.complete = true;
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
  languageStore.set({ language, messages, complete: true });
}
