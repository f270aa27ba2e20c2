import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const merchantErrors = {
  notFound: { code: 'merchants.not_found', status: 404 },
  networkInvalid: { code: 'merchants.network_invalid', status: 422 },
  maintenance: { code: 'system.maintenance', status: 503, expected: true },
  regionRestricted: { code: 'system.region_restricted', status: 403 },
} as const satisfies Record<string, ErrorDefinition>;
