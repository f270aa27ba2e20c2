import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import type { FirstMessages, Messages } from '@croupier/i18n/messages.ts';
import { writeChoice } from '../browser/cookie.ts';
import { createStore } from '../browser/store.ts';

/** Each app loads the texts it needs. */
export type LoadMessages = (language: Language) => Promise<Messages>;

export type LoadedLanguage = {
  language: Language;
  messages: Messages;
  /** False while only the texts of the first screen are loaded. */
  complete: boolean;
};

export const languageStore = createStore<LoadedLanguage | null>(null);

let load: LoadMessages = () => Promise.reject(new Error('no language was started'));

/** Loads all texts of the page's language before the first render. @throws when they can't be loaded */
export async function startLanguage(language: Language, loadMessages: LoadMessages): Promise<LoadedLanguage> {
  load = loadMessages;
  const loaded = { language, messages: await load(language), complete: true };
  languageStore.set(loaded);
  return loaded;
}

/** Starts with the first screen's texts. Anything that shows others awaits `completeLanguage` first. */
export function startLanguageWith(
  language: Language,
  first: FirstMessages,
  loadMessages: LoadMessages,
): LoadedLanguage {
  load = loadMessages;
  // Copies, because `completeLanguage` adds to them.
  const messages = Object.fromEntries(Object.entries(first).map(([name, texts]) => [name, { ...texts }]));
  const loaded = { language, messages: messages as unknown as Messages, complete: false };
  languageStore.set(loaded);
  return loaded;
}

/** Loads the remaining texts of the page's language. @throws when they can't be loaded */
export async function completeLanguage(): Promise<void> {
  const loaded = languageStore.get();
  if (!loaded || loaded.complete) return;
  const messages = await load(loaded.language);
  const shown = loaded.messages as unknown as Record<string, object>;
  // Added to the objects already in use: texts on screen stay the same, so nothing has to re-render.
  for (const [name, texts] of Object.entries(messages)) shown[name] = Object.assign(shown[name] ?? {}, texts);
  loaded.complete = true;
}

/** The code of the language shown now. */
export const currentLanguage = (): Language => languageStore.get()?.language ?? 'EN';

let wanted: Language | undefined;

/**
 * Switches the language without a reload. The old texts stay until the new ones are loaded; of two quick choices the
 * later one wins.
 *
 * @throws when the texts can't be loaded
 */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  const messages = await load(language);
  if (wanted !== language) return;
  writeChoice('lang', language);
  document.documentElement.lang = LANGUAGES[language].locale;
  languageStore.set({ language, messages, complete: true });
}
