import type { FieldError } from '@croupier/contract/envelope.ts';

/** A refusal that the caller can act on. `code` is wire code, translation key and log field. */
export type ErrorDefinition = {
  readonly code: string;
  readonly status: number;
  /** Expected, so not logged although the status is 5xx. */
  readonly expected?: boolean;
};

/** What JSON can hold. Amounts are encoded before, because a `bigint` has no form of its own. */
type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

export type ErrorDetails = {
  /** Placeholders of the translated message. */
  params?: Readonly<Record<string, string | number>>;
  /** The invalid inputs. Their messages are translated from the code when sent. */
  fields?: ReadonlyArray<
    Omit<FieldError, 'message'> & { params?: Readonly<Record<string, string | number>> }
  >;
  /** A message in the caller's language that replaces the translation of the code. */
  message?: string | undefined;
  /** Data that the client needs, such as the captcha flag. */
  value?: Readonly<Record<string, Json>>;
};

export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly expected: boolean;
  readonly details: ErrorDetails;

  constructor(definition: ErrorDefinition, details: ErrorDetails = {}) {
    super(definition.code);
    this.name = 'AppError';
    this.code = definition.code;
    this.status = definition.status;
    this.expected = definition.expected ?? false;
    this.details = details;
  }
}

export const appError = (definition: ErrorDefinition, details?: ErrorDetails): AppError =>
  new AppError(definition, details);

export const requestErrors = {
  malformed: { code: 'request.malformed', status: 400 },
  invalid: { code: 'request.invalid', status: 422 },
  notFound: { code: 'request.not_found', status: 404 },
  methodNotAllowed: { code: 'request.method_not_allowed', status: 405 },
  tooLarge: { code: 'request.too_large', status: 413 },
  headersTooLarge: { code: 'request.too_large', status: 431 },
  timeout: { code: 'network.timeout', status: 408 },
  unsupportedMedia: { code: 'request.unsupported_media', status: 415 },
  encryptionRequired: { code: 'request.encryption_required', status: 400 },
  decryptionFailed: { code: 'request.decryption_failed', status: 400 },
  tooMany: { code: 'request.too_many', status: 429 },
  unknownHost: { code: 'request.unknown_host', status: 404 },
  signInNeeded: { code: 'identity.sign_in_needed', status: 401 },
  forbidden: { code: 'identity.forbidden', status: 403 },
  permissionMissing: { code: 'permissions.missing', status: 403 },
  realAccountNeeded: { code: 'in_need_true_account', status: 403 },
  passwordChangeNeeded: { code: 'identity.password_change_needed', status: 403 },
  secondFactorNeeded: { code: 'identity.second_factor_needed', status: 403 },
  confirmationNeeded: { code: 'identity.confirmation_needed', status: 403 },
  messageExpired: { code: 'request.message_expired', status: 400 },
  messageRepeated: { code: 'request.message_repeated', status: 400 },
  internal: { code: 'server.internal', status: 500 },
  unavailable: { code: 'server.unavailable', status: 503 },
} as const satisfies Record<string, ErrorDefinition>;
