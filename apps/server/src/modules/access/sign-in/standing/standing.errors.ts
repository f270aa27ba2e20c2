import type { ErrorDefinition } from '../../../../platform/http/errors.ts';

export const standingErrors = {
  notOpen: { code: 'members.not_open', status: 409 },
  notLocked: { code: 'members.not_locked', status: 409 },
  noPassword: { code: 'members.no_password', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
