import type { ErrorDefinition } from '../../../platform/http/errors.ts';
import { deliveryErrors } from '../delivery/index.ts';

export const verificationErrors = {
  ...deliveryErrors,
  phoneMissing: { code: 'verification.phone_missing', status: 422 },
  tooManyRequests: { code: 'verification.too_many_requests', status: 429 },
  codeMissing: { code: 'verification.code_missing', status: 422 },
  codeInvalid: { code: 'verification.code_invalid', status: 422 },
  codeExpired: { code: 'verification.code_expired', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
