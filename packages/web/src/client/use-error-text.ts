import { ApiError } from '@croupier/contract/client.ts';
import type { FieldError } from '@croupier/contract/envelope.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

type Values = FieldError['params'];
type LooseTranslator = { (key: string, values?: Values): string; has: (key: string) => boolean };

export type ErrorTexts = {
  /** The text for whatever a call threw. */
  errorText: (error: unknown) => string;
  /** The text for one field that a call refused. */
  fieldText: (field: FieldError) => string;
};

/**
 * The server's own text wins, because it has filled in the placeholders of a code. An error that is no refusal gets the
 * text of an internal error, never its own message.
 */
export function useErrorTexts(): ErrorTexts {
  const t = useTranslations('errors') as unknown as LooseTranslator;
  return useMemo(() => {
    const known = (code: string): string => (t.has(code) ? code : 'server.internal');
    return {
      errorText: (error) => {
        if (!(error instanceof ApiError)) return t('server.internal');
        const { status, message, code } = error;
        const isFromServer = status > 0 && message && message !== code && !code.startsWith('network.');
        return isFromServer ? message : t(known(code));
      },
      fieldText: ({ code, message, params }) =>
        message && message !== code ? message : t(known(code), params),
    };
  }, [t]);
}

export const useErrorText = (): ErrorTexts['errorText'] => useErrorTexts().errorText;
