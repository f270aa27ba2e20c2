import { ApiError } from '@croupier/contract/client.ts';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

type LooseTranslator = { (key: string): string; has: (key: string) => boolean };

/**
 * Words for whatever a call threw. The server's own words win where a code has placeholders: it filled them in.
 * Something that is no refusal gets the text of an inner error, never its own message.
 */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslations('errors') as unknown as LooseTranslator;
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return translate('server.internal');
      if (
        error.status > 0 &&
        error.message &&
        error.message !== error.code &&
        !error.code.startsWith('network.')
      )
        return error.message;
      return translate(translate.has(error.code) ? error.code : 'server.internal');
    },
    [translate],
  );
}
