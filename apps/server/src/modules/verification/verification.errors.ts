import type { ErrorDefinition } from '../../platform/http/errors.ts';

export const verificationErrors = {
  phoneMissing: { code: 'verification.phone_missing', status: 422 },
  phoneInvalid: { code: 'verification.phone_invalid', status: 422 },
  tooManyRequests: { code: 'verification.too_many_requests', status: 429 },
  notEnabled: { code: 'verification.not_enabled', status: 403 },
  quotaExceeded: { code: 'verification.quota_exceeded', status: 503 },
  codeMissing: { code: 'verification.code_missing', status: 422 },
  codeInvalid: { code: 'verification.code_invalid', status: 422 },
  codeExpired: { code: 'verification.code_expired', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
