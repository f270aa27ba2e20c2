import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const ringErrors = {
  notFound: { code: 'agents.ring_not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
