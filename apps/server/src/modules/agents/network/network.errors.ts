import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const networkErrors = {
  /** Not in the caller's team, or nowhere. */
  notFound: { code: 'agents.not_found', status: 404 },
  notDirect: { code: 'agents.not_direct', status: 409 },
  rateInvalid: { code: 'agents.rate_invalid', status: 422 },
  rateLower: { code: 'agents.rate_lower', status: 422 },
  rateAbove: { code: 'agents.rate_above', status: 422 },
  quota: { code: 'agents.quota', status: 409 },
  tooDeep: { code: 'agents.too_deep', status: 409 },
  tooManyLinks: { code: 'agents.too_many_links', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
