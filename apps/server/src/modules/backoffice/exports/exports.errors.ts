import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const exportErrors = {
  unknownList: { code: 'exports.unknown_list', status: 404 },
  tooMany: { code: 'exports.too_many', status: 429 },
  notFound: { code: 'exports.not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
