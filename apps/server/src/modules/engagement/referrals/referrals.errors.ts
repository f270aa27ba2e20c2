import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const referralErrors = {
  /** The merchant has no programme at the moment. */
  closed: { code: 'referrals.closed', status: 409 },
  nothing: { code: 'referrals.nothing', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
