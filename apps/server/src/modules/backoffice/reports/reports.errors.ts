import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const reportsErrors = {
  auditTooSoon: { code: 'reports.audit_too_soon', status: 429 },
  noWorker: { code: 'reports.no_worker', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
