import type { ErrorDefinition } from '../../../../platform/http/errors.ts';

export const broadcastErrors = {
  notFound: { code: 'broadcasts.not_found', status: 404 },
  defaultLanguageMissing: { code: 'broadcasts.default_language_missing', status: 422 },
  segmentEmpty: { code: 'broadcasts.segment_empty', status: 422 },
  /** More members than the operator has seen. */
  segmentGrown: { code: 'broadcasts.segment_grown', status: 409 },
  idTaken: { code: 'broadcasts.id_taken', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
