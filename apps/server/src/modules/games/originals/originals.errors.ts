import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const originalsErrors = {
  stakeOutOfLimits: { code: 'originals.stake_out_of_limits', status: 422 },
  payoutAboveLimit: { code: 'originals.payout_above_limit', status: 422 },
  betNotAllowed: { code: 'originals.bet_not_allowed', status: 422 },
  moveNotAllowed: { code: 'originals.move_not_allowed', status: 422 },
  moveMismatch: { code: 'originals.move_mismatch', status: 409 },
  betMismatch: { code: 'originals.bet_mismatch', status: 409 },
  roundInProgress: { code: 'originals.round_in_progress', status: 409 },
  roundNotFound: { code: 'originals.round_not_found', status: 404 },
  tooSoon: { code: 'originals.too_soon', status: 409 },
  bettingClosed: { code: 'originals.betting_closed', status: 409 },
  tooManyBets: { code: 'originals.too_many_bets', status: 409 },
  roomFull: { code: 'originals.room_full', status: 422 },
  noChainWaiting: { code: 'originals.no_chain_waiting', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
