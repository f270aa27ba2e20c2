import type { Locale } from './languages.ts';
import type { MessageKeys } from './messages.ts';

declare module 'use-intl' {
  /** Lets the compiler check every key and placeholder passed to `useTranslations`. */
  interface AppConfig {
    Messages: MessageKeys;
    Locale: Locale;
  }
}
