import type { ErrorDefinition } from '../../../../platform/http/errors.ts';

export const withdrawalErrors = {
  notFound: { code: 'payments.not_found', status: 404 },
  /** The id belongs to something with other content. */
  idReused: { code: 'payments.id_reused', status: 409 },
  /** The state has changed meanwhile, or does not allow this. */
  state: { code: 'payments.state', status: 409 },
  oneOpen: { code: 'payments.withdrawal_open', status: 409 },
  methodClosed: { code: 'payments.method_closed', status: 409 },
  amountOutside: { code: 'payments.amount_outside', status: 422 },
  amountStep: { code: 'payments.amount_step', status: 422 },
  /** `value.obstacles` says why. */
  notWithdrawable: { code: 'payments.not_withdrawable', status: 409 },
  beneficiaryCooling: { code: 'payments.beneficiary_cooling', status: 409 },
  tooMany: { code: 'payments.too_many', status: 429 },
  cancelNotOffered: { code: 'payments.cancel_not_offered', status: 409 },
  bankUnknown: { code: 'payments.bank_unknown', status: 422 },
  numberInvalid: { code: 'payments.number_invalid', status: 422 },
  holderDiffers: { code: 'payments.holder_differs', status: 422 },
  beneficiaryExists: { code: 'payments.beneficiary_exists', status: 409 },
  beneficiaryInUse: { code: 'payments.beneficiary_in_use', status: 409 },
  tooManyBeneficiaries: { code: 'payments.too_many_beneficiaries', status: 409 },
  payeeNameMissing: { code: 'payments.payee_name_missing', status: 409 },
  /** The maker of an approval can't be its checker. */
  ownApproval: { code: 'payments.own_approval', status: 409 },
  /** The operator changed the payee name or a beneficiary of the member within a day. */
  changedByYou: { code: 'payments.changed_by_you', status: 409 },
  /** A flag holds the money back until the case is decided. */
  caseOpen: { code: 'payments.case_open', status: 409 },
  /** The payer's bank may still take a deposit of the member back. */
  chargebackOpen: { code: 'payments.chargeback_open', status: 409 },
  noChannel: { code: 'payments.no_channel', status: 409 },
  noTurnover: { code: 'payments.no_turnover', status: 409 },
  taken: { code: 'payments.taken', status: 409 },
  notTakenByYou: { code: 'payments.not_taken_by_you', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
