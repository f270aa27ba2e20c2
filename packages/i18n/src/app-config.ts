import type { Locale } from './languages.ts';
import type { Messages } from './messages/en.ts';

declare module 'use-intl' {
  /** Makes every key and placeholder of `useTranslations` checked by the compiler. */
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
