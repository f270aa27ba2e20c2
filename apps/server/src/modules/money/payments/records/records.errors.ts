import type { ErrorDefinition } from '../../../../platform/http/errors.ts';

export const recordErrors = {
  periodTooLong: { code: 'payments.period_too_long', status: 422 },
  periodAhead: { code: 'payments.period_ahead', status: 422 },
  tooManyStatements: { code: 'payments.too_many_statements', status: 429 },
} as const satisfies Record<string, ErrorDefinition>;
