import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from './languages.ts';
import type { MessageKeys, Messages } from './messages.ts';

export type IntlRootProps = { locale: Locale; messages: Messages; children: ReactNode };

// Dates are shown in the reader's time zone. Pages rendered on the server contain none, so any zone does there.
const zone = typeof window === 'undefined' ? { timeZone: 'UTC' } : {};

/** Provides the texts of one language to every component below it. Changing the language only re-renders. */
export const IntlRoot = ({ locale, messages, children }: IntlRootProps) => (
  <IntlProvider locale={locale} messages={messages as MessageKeys} {...zone}>
    {children}
  </IntlProvider>
);
