import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const loyaltyErrors = {
  /** The merchant has no exchange table. */
  exchangeClosed: { code: 'loyalty.exchange_closed', status: 409 },
  /** Below the first step of the table, or worth less than 0.01. */
  tooFewPoints: { code: 'loyalty.too_few_points', status: 422 },
  dayCap: { code: 'loyalty.day_cap', status: 409 },
  /** The caller was shown another price. */
  priceChanged: { code: 'loyalty.price_changed', status: 409 },
  idReused: { code: 'loyalty.id_reused', status: 409 },
  /** Trial accounts, and accounts that are not open. */
  notAllowed: { code: 'loyalty.not_allowed', status: 409 },
  goodNotFound: { code: 'loyalty.good_not_found', status: 404 },
  soldOut: { code: 'loyalty.sold_out', status: 409 },
  perMember: { code: 'loyalty.per_member', status: 409 },
  levelTooLow: { code: 'loyalty.level_too_low', status: 409 },
  addressNeeded: { code: 'loyalty.address_needed', status: 422 },
  tooManyAddresses: { code: 'loyalty.too_many_addresses', status: 409 },
  /** Nothing issues goods of this kind here. */
  noIssuer: { code: 'loyalty.no_issuer', status: 409 },
  redemptionNotFound: { code: 'loyalty.redemption_not_found', status: 404 },
  redemptionState: { code: 'loyalty.redemption_state', status: 409 },
  /** An approved article needs the number of its parcel, a voucher its code. */
  shippingNeeded: { code: 'loyalty.shipping_needed', status: 422 },
  /** A sheet counts from a time to come, once per period. */
  sheetPast: { code: 'loyalty.sheet_past', status: 422 },
  sheetIncomplete: { code: 'loyalty.sheet_incomplete', status: 422 },
  /** Levels begin at 0 and rise. */
  levelsOrder: { code: 'loyalty.levels_order', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
