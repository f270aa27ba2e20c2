import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const captchaErrors = {
  required: { code: 'captcha.required', status: 422 },
  wrong: { code: 'captcha.wrong', status: 422 },
  expired: { code: 'captcha.expired', status: 410 },
  unavailable: { code: 'captcha.unavailable', status: 503 },
} as const satisfies Record<string, ErrorDefinition>;
