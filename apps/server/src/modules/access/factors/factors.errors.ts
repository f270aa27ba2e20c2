import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const factorErrors = {
  alreadyOn: { code: 'factors.already_on', status: 409 },
  codeWrong: { code: 'factors.code_wrong', status: 422 },
  notBegun: { code: 'factors.not_begun', status: 409 },
  lastOne: { code: 'factors.last_one', status: 409 },
  passkeyUnknown: { code: 'factors.passkey_unknown', status: 404 },
  passkeyRefused: { code: 'factors.passkey_refused', status: 422 },
  tooMany: { code: 'factors.too_many', status: 409 },
  /** The same code as for other sign-in challenges. */
  challengeGone: { code: 'identity.challenge_gone', status: 410 },
} as const satisfies Record<string, ErrorDefinition>;
