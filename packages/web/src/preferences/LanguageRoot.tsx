import { IntlRoot } from '@croupier/i18n/IntlRoot.tsx';
import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import type { Messages } from '@croupier/i18n/messages.ts';
import { useSyncExternalStore, type ReactNode } from 'react';
import { languageStore } from './language.ts';

export type LanguageRootProps = {
  /** The language of the page, with its texts loaded before the first render. */
  initial: { language: Language; messages: Messages };
  children: ReactNode;
};

/** Provides the texts of the current language, and changes them without a reload. */
export function LanguageRoot({ initial, children }: LanguageRootProps) {
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get);
  const { language, messages } = chosen ?? initial;
  return (
    <IntlRoot locale={LANGUAGES[language].locale} messages={messages}>
      {children}
    </IntlRoot>
  );
}
