import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const riskErrors = {
  caseNotFound: { code: 'risk.case_not_found', status: 404 },
  /** Somebody else has moved the case, or it can't go there. */
  caseMoved: { code: 'risk.case_moved', status: 409 },
  /** A case is closed only when everything was checked. */
  checksMissing: { code: 'risk.checks_missing', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
