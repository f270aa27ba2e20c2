import { ApiError } from '@croupier/contract/client.ts';

const ABOUT_CODE: ReadonlySet<string> = new Set([
  'verification.code_missing',
  'verification.code_invalid',
  'verification.code_expired',
]);
const ABOUT_NUMBER: ReadonlySet<string> = new Set([
  'verification.phone_missing',
  'verification.phone_invalid',
]);

/** Which of the two fields a refusal is about, whatever the call names them; undefined for neither. */
export function fieldOfCodeError(error: unknown): 'number' | 'code' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (ABOUT_CODE.has(error.code)) return 'code';
  return ABOUT_NUMBER.has(error.code) ? 'number' : undefined;
}
