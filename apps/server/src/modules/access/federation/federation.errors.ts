import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const federationErrors = {
  notEnabled: { code: 'federation.not_enabled', status: 403 },
  unavailable: { code: 'federation.unavailable', status: 503 },
  refused: { code: 'federation.refused', status: 401 },
  stateUnknown: { code: 'federation.state_unknown', status: 400 },
  tokenInvalid: { code: 'federation.token_invalid', status: 401 },
} as const satisfies Record<string, ErrorDefinition>;
