import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const deliveryErrors = {
  notEnabled: { code: 'verification.not_enabled', status: 403 },
  quotaExceeded: { code: 'verification.quota_exceeded', status: 503 },
  gatewayFailed: { code: 'verification.gateway_failed', status: 503 },
  phoneInvalid: { code: 'verification.phone_invalid', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
