import { ApiError } from '@croupier/contract/client.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';

/** Asks whom an invitation code is from: when the field is left, and before the account is opened. */
export function useAffiliateCheck(): {
  /** In words; undefined while no good code stands in the field. */
  from: string | undefined;
  check: (code: string) => Promise<true | string>;
} {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const [from, setFrom] = useState<string>();
  const last = useRef<{ code: string; result: true | string; from: string | undefined }>(undefined);

  const ask = async (code: string): Promise<true | string> => {
    try {
      const owner = await call('identity.affiliate', { query: { code, domain: location.hostname } });
      const words = t('affiliateFrom', { from: owner.from });
      last.current = { code, result: true, from: words };
      setFrom(words);
      return true;
    } catch (error) {
      setFrom(undefined);
      // What could not be asked now is asked by the server when the account is opened.
      if (!(error instanceof ApiError) || error.code !== 'invitation_code_error') return true;
      const result = errorText(error);
      last.current = { code, result, from: undefined };
      return result;
    }
  };
  return {
    from,
    check: async (text) => {
      const code = text.trim();
      if (code === '') {
        setFrom(undefined);
        return true;
      }
      if (last.current?.code !== code) return ask(code);
      setFrom(last.current.from);
      return last.current.result;
    },
  };
}
