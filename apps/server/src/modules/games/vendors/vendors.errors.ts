import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const vendorsErrors = {
  accountNotFound: { code: 'vendors.account_not_found', status: 404 },
  visitNotFound: { code: 'vendors.visit_not_found', status: 404 },
  transferNotFound: { code: 'vendors.transfer_not_found', status: 404 },
  differenceNotFound: { code: 'vendors.difference_not_found', status: 404 },
  /** Neither told by a vendor now nor among those that stand first. */
  fixtureNotFound: { code: 'vendors.fixture_not_found', status: 404 },
  /** The act does not fit the kind or state of the difference. */
  actNotPossible: { code: 'vendors.act_not_possible', status: 409 },
  /** The vendor or its account has been stopped by an operator. */
  stopped: { code: 'vendors.stopped', status: 409 },
  /** The vendor did not answer, so the game can't be opened now. */
  notAnswering: { code: 'vendors.not_answering', status: 503 },
  /** The vendor refused to open the game. */
  launchRefused: { code: 'vendors.launch_refused', status: 502 },
  /** From and to must be the main wallet and one vendor's, or from all to the main wallet. */
  transferPlaces: { code: 'vendors.transfer_places', status: 422 },
  /** Another transfer of the member with this vendor is under way. */
  transferOpen: { code: 'vendors.transfer_open', status: 409 },
  configInvalid: { code: 'vendors.config_invalid', status: 422 },
  addressPrivate: { code: 'vendors.address_private', status: 422 },
  keysNeeded: { code: 'vendors.keys_needed', status: 422 },
  freeRoundsUnknown: { code: 'vendors.free_rounds_unknown', status: 422 },
  freeRoundsLimit: { code: 'vendors.free_rounds_limit', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
