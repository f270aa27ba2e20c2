import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const paymentErrors = {
  notFound: { code: 'payments.not_found', status: 404 },
  accountNotFound: { code: 'payments.account_not_found', status: 404 },
  /** The id belongs to an order with other content. */
  idReused: { code: 'payments.id_reused', status: 409 },
  oneOpen: { code: 'payments.one_open', status: 409 },
  methodClosed: { code: 'payments.method_closed', status: 409 },
  amountOutside: { code: 'payments.amount_outside', status: 422 },
  amountStep: { code: 'payments.amount_step', status: 422 },
  tooMany: { code: 'payments.too_many', status: 429 },
  providerDown: { code: 'payments.provider_down', status: 503, expected: true },
  /** The state has changed meanwhile, or does not allow this. */
  state: { code: 'payments.state', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
