import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const memberErrors = {
  notFound: { code: 'identity.member_not_found', status: 404 },
  usernameTaken: { code: 'identity.username_taken', status: 409 },
  recommenderUnknown: { code: 'identity.recommender_unknown', status: 422 },
  invitationCode: { code: 'invitation_code_error', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
