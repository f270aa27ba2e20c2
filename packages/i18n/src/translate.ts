import { createTranslator } from 'use-intl/core';
import type { Locale } from './languages.ts';
import type { AnyMessages } from './load-messages.ts';

export type ErrorParams = Readonly<Record<string, string | number>>;
export type ErrorTranslator = (code: string, params?: ErrorParams) => string | undefined;

/** Texts by error code, for server and browser; undefined for a code that has no text. No React in here. */
export function createErrorTranslator(messages: AnyMessages, locale: Locale): ErrorTranslator {
  const translate = createTranslator({
    locale,
    // Codes come from the wire, so keys are plain texts here; what is missing ends in the fallback.
    messages: messages as unknown as { errors: Record<string, string> },
    namespace: 'errors',
    onError: () => undefined,
    getMessageFallback: () => '',
  });
  return (code, params) => translate(code, params) || undefined;
}
