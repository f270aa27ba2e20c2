import type { ErrorDefinition } from '../../platform/http/errors.ts';

export const merchantErrors = {
  notFound: { code: 'merchants.not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
