import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const paymentErrors = {
  notFound: { code: 'payments.not_found', status: 404 },
  accountNotFound: { code: 'payments.account_not_found', status: 404 },
  /** The id belongs to an order with other content. */
  idReused: { code: 'payments.id_reused', status: 409 },
  oneOpen: { code: 'payments.one_open', status: 409 },
  tooManyInReview: { code: 'payments.too_many_in_review', status: 409 },
  methodClosed: { code: 'payments.method_closed', status: 409 },
  amountOutside: { code: 'payments.amount_outside', status: 422 },
  amountStep: { code: 'payments.amount_step', status: 422 },
  tooMany: { code: 'payments.too_many', status: 429 },
  providerDown: { code: 'payments.provider_down', status: 503, expected: true },
  /** The state has changed meanwhile, or does not allow this. */
  state: { code: 'payments.state', status: 409 },
  /** Config, secrets or terms that the adapter or the method can't use. */
  configInvalid: { code: 'payments.config_invalid', status: 422 },
  /** The address is not on the internet, which only the server might reach. */
  addressPrivate: { code: 'payments.address_private', status: 422 },
  /** Stored secrets are not sent to another server. */
  secretNeeded: { code: 'payments.secret_needed', status: 422 },
  /** The movement belongs to a deposit already, or is on its way back. */
  movementUsed: { code: 'payments.movement_used', status: 409 },
  /** A flag holds the money back until the case is decided. */
  caseOpen: { code: 'payments.case_open', status: 409 },
  /** Limits or an exclusion let nothing in: the money goes back to its payer. */
  notAdmitted: { code: 'payments.not_admitted', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
