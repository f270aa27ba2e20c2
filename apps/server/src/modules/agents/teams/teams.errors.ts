import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const teamErrors = {
  /** Not in the caller's team, or nowhere. */
  notFound: { code: 'agents.not_found', status: 404 },
  tooManyToSort: { code: 'agents.too_many_to_sort', status: 422 },
  badCursor: { code: 'lists.bad_cursor', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
