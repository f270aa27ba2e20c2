import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from './languages.ts';
import type { AnyMessages } from './load-messages.ts';
import type { Messages } from './messages/en.ts';

export type IntlRootProps = { locale: Locale; messages: AnyMessages; children: ReactNode };

// Dates in the reader's own zone; a server has no reader, and a page drawn there shows none.
const zone = typeof window === 'undefined' ? { timeZone: 'UTC' } : {};

/**
 * Gives every component below the texts of one language; a change of language only re-renders.
 * The compiler reads placeholders from the English texts, and a test sees to it that other languages have the same.
 */
export const IntlRoot = ({ locale, messages, children }: IntlRootProps) => (
  <IntlProvider locale={locale} messages={messages as Messages} {...zone}>
    {children}
  </IntlProvider>
);
