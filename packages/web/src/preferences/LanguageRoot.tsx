import { IntlRoot } from '@croupier/i18n/IntlRoot.tsx';
import { LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import type { Messages } from '@croupier/i18n/messages.ts';
import { useSyncExternalStore, type ReactNode } from 'react';
import { languageStore } from './language.ts';

export type LanguageRootProps = {
  /** What the page was served with; its texts are there before the first render. */
  initial: { language: Language; messages: Messages };
  children: ReactNode;
};

/** Texts in the chosen language for everything below; follows a change without a reload. */
export function LanguageRoot({ initial, children }: LanguageRootProps) {
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get);
  const { language, messages } = chosen ?? initial;
  return (
    <IntlRoot locale={LANGUAGES[language].locale} messages={messages}>
      {children}
    </IntlRoot>
  );
}
