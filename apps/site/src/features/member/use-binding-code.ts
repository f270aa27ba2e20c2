import { useCodeSending, type CodeSending } from '@croupier/web/forms/use-code-sending.ts';
import type { SecureForm } from '@croupier/web/security/use-secure-form.ts';
import type { FieldValues, Path } from 'react-hook-form';

/** The field for the errors of a verification code. */
export const codeErrorFields = {
  'verification.code_invalid': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_missing': 'verificationCode',
} as const;

export type BindingCodeOptions<T extends FieldValues> = {
  kind: string;
  form: SecureForm<T>;
  /** The field with the address or the number. */
  to: Path<T>;
  code: Path<T>;
  /** @throws ApiError */
  request: () => Promise<{ expiredMinutes: number }>;
};

/** Sends the code that verifies a contact of the member. */
export function useBindingCode<T extends FieldValues>(options: BindingCodeOptions<T>): CodeSending {
  const { kind, form, to, code, request } = options;
  return useCodeSending({
    kind,
    request: async () => {
      if (!(await form.form.trigger(to, { shouldFocus: true }))) return undefined;
      const answer = await form.confirmed(request);
      form.form.setFocus(code);
      return answer;
    },
    onError: form.showFieldError,
  });
}
