import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const messagesErrors = {
  notFound: { code: 'messages.not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
