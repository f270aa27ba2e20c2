import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const operationsErrors = {
  notFailed: { code: 'jobs.not_failed', status: 404 },
  busy: { code: 'jobs.busy', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
