import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const deskErrors = {
  rowNotFound: { code: 'desk.row_not_found', status: 404 },
  taken: { code: 'desk.taken', status: 409 },
  tooMany: { code: 'desk.too_many', status: 409 },
  viewNotFound: { code: 'desk.view_not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
