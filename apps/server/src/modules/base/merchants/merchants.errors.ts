import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const merchantErrors = {
  notFound: { code: 'merchants.not_found', status: 404 },
  codeTaken: { code: 'merchants.code_taken', status: 409 },
  currencyUnknown: { code: 'merchants.currency_unknown', status: 422 },
  hostTaken: { code: 'merchants.host_taken', status: 409 },
  hostInvalid: { code: 'merchants.host_invalid', status: 422 },
  stakesOrder: { code: 'merchants.stakes_order', status: 422 },
  jackpotTerms: { code: 'merchants.jackpot_terms', status: 422 },
  fieldNeeded: { code: 'merchants.field_needed', status: 422 },
  gameUnknown: { code: 'merchants.game_unknown', status: 422 },
  addressPrivate: { code: 'merchants.address_private', status: 422 },
  secondPersonNeeded: { code: 'merchants.second_person_needed', status: 409 },
  secretNeeded: { code: 'merchants.secret_needed', status: 422 },
  /** The request can no longer be executed; `approvals` knows the code. */
  changeGone: { code: 'approvals.stale', status: 409 },
  draftMissing: { code: 'merchants.draft_missing', status: 404 },
  versionNotFound: { code: 'merchants.version_not_found', status: 404 },
  themeContrast: { code: 'merchants.theme_contrast', status: 422 },
  networkInvalid: { code: 'merchants.network_invalid', status: 422 },
  maintenance: { code: 'system.maintenance', status: 503, expected: true },
  regionRestricted: { code: 'system.region_restricted', status: 403 },
} as const satisfies Record<string, ErrorDefinition>;
