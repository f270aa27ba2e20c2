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
  /** The id belongs to another account. */
  idReused: { code: 'agents.id_reused', status: 409 },
  thresholdUnknown: { code: 'agents.threshold_unknown', status: 422 },
  moveSame: { code: 'agents.move_same', status: 409 },
  moveBelow: { code: 'agents.move_below', status: 409 },
  movePending: { code: 'agents.move_pending', status: 409 },
  tooManyLinks: { code: 'agents.too_many_links', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
