import type { ErrorDefinition } from '../../platform/http/errors.ts';

export const identityErrors = {
  usernameTaken: { code: 'identity.username_taken', status: 409 },
  termsNotAccepted: { code: 'identity.terms_not_accepted', status: 422 },
  underAge: { code: 'identity.under_age', status: 422 },
  passwordsDiffer: { code: 'identity.passwords_differ', status: 422 },
  fieldRequired: { code: 'identity.field_required', status: 422 },
  fieldPattern: { code: 'identity.field_pattern', status: 422 },
  registrationClosed: { code: 'identity.registration_closed', status: 403 },
  badCredentials: { code: 'identity.bad_credentials', status: 401 },
  locked: { code: 'identity.locked', status: 429 },
  accountClosed: { code: 'identity.account_closed', status: 403 },
  memberNotFound: { code: 'identity.member_not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
