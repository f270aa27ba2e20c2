import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const sessionErrors = {
  sessionNotFound: { code: 'identity.session_not_found', status: 404 },
  addressNotFound: { code: 'identity.address_not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
