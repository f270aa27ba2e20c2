import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const operatorErrors = {
  notFound: { code: 'operators.not_found', status: 404 },
  emailTaken: { code: 'operators.email_taken', status: 409 },
  closed: { code: 'operators.closed', status: 409 },
  notClosed: { code: 'operators.not_closed', status: 409 },
  notSetUp: { code: 'operators.not_set_up', status: 409 },
  alreadySetUp: { code: 'operators.already_set_up', status: 409 },
  resetNeeded: { code: 'operators.reset_needed', status: 409 },
  ownAccount: { code: 'operators.own_account', status: 409 },
  setupLinkGone: { code: 'operators.setup_link_gone', status: 410 },
} as const satisfies Record<string, ErrorDefinition>;
