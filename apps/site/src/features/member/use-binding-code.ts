import type { FieldValues, Path } from 'react-hook-form';
import { useCodeSending, type CodeSending } from '../../shared/verification/use-code-sending.ts';
import type { SecureForm } from './use-secure-form.tsx';

/** Refusals that are about the code. */
export const CODE_REFUSALS = {
  'verification.code_invalid': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_missing': 'verificationCode',
} as const;

export type BindingCodeOptions<T extends FieldValues> = {
  kind: string;
  secure: Pick<SecureForm<T>, 'form' | 'show' | 'confirmed'>;
  /** Where the code is sent to. */
  to: Path<T>;
  code: Path<T>;
  /** Sends a code to what was typed. @throws ApiError */
  send: () => Promise<{ expiredMinutes: number }>;
};

/** The code that proves a number or an address to be one's own. */
export function useBindingCode<T extends FieldValues>(options: BindingCodeOptions<T>): CodeSending {
  const { kind, secure, to, code, send } = options;
  const { form, show, confirmed } = secure;
  return useCodeSending({
    kind,
    send: async () => {
      if (!(await form.trigger(to, { shouldFocus: true }))) return undefined;
      const sent = await confirmed(send);
      form.setFocus(code);
      return sent;
    },
    onError: show,
  });
}
