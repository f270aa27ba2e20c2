import type { CaptchaAnswer, CaptchaKind } from '@croupier/contract/access/captcha.ts';
import { ApiError } from '@croupier/contract/client.ts';

export type { CaptchaAnswer, CaptchaKind };

const KINDS: readonly unknown[] = ['image', 'slider', 'external'] satisfies readonly CaptchaKind[];
const isKind = (value: unknown): value is CaptchaKind => KINDS.includes(value);

/** The kind of captcha that an error asks for; null for the kind in the settings, undefined for none. */
export function captchaKindOf(error: unknown): CaptchaKind | null | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { value, code } = error;
  const flagged = value?.['captcha'] === true;
  if (!flagged && !code.startsWith('captcha.')) return undefined;
  const kind = value?.['kind'];
  return isKind(kind) ? kind : null;
}
