import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const approvalErrors = {
  notFound: { code: 'approvals.not_found', status: 404 },
  alreadyAsked: { code: 'approvals.already_asked', status: 409 },
  alreadyDecided: { code: 'approvals.already_decided', status: 409 },
  ownRequest: { code: 'approvals.own_request', status: 403 },
  ownSubject: { code: 'approvals.own_subject', status: 403 },
  expired: { code: 'approvals.expired', status: 409 },
  altered: { code: 'approvals.altered', status: 409 },
  stale: { code: 'approvals.stale', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
