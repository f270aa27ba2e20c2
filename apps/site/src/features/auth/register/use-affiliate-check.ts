import { ApiError } from '@croupier/contract/client.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';

export const isInvitationError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invitation_code_error';

export type AffiliateCheck = {
  /** Whom the code is from, in words; undefined while no valid code is in the field. */
  from: string | undefined;
  /** For the validation of the field, which also runs while somebody types. */
  check: (code: string) => Promise<true | string>;
  /** The field was left: warns of an invalid code, once. */
  left: (code: string) => void;
  /** The form was submitted with this code: warns when it is invalid. */
  submitted: (code: string) => void;
  /** The server has refused the code. */
  refused: (error: unknown) => void;
  /** Undefined for no warning. */
  warning: string | undefined;
  dismiss: () => void;
};

/** Asks whom an invitation code is from: when the field is left, and before the account is opened. */
export function useAffiliateCheck(): AffiliateCheck {
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const [from, setFrom] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const last = useRef<{ code: string; result: true | string; from: string | undefined }>(undefined);
  const warned = useRef('');

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
      if (!isInvitationError(error)) return true;
      const result = errorText(error);
      last.current = { code, result, from: undefined };
      return result;
    }
  };
  const submitted = (text: string): void => {
    const { code, result } = last.current ?? {};
    if (code !== text.trim() || result === true) return;
    warned.current = code;
    setWarning(result);
  };
  return {
    from,
    warning,
    submitted,
    left: (text) => {
      if (warned.current !== text.trim()) submitted(text);
    },
    refused: (error) => setWarning(errorText(error)),
    dismiss: () => setWarning(undefined),
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
