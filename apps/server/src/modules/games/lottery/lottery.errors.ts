import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const lotteryErrors = {
  notFound: { code: 'lottery.not_found', status: 404 },
  drawNotFound: { code: 'lottery.draw_not_found', status: 404 },
  entryNotAllowed: { code: 'lottery.entry_not_allowed', status: 409 },
  numbersInvalid: { code: 'lottery.numbers_invalid', status: 422 },
  drawStarted: { code: 'lottery.draw_started', status: 409 },
  dayInvalid: { code: 'lottery.day_invalid', status: 422 },
  ticketNotFound: { code: 'lottery.ticket_not_found', status: 404 },
  drawClosed: { code: 'lottery.draw_closed', status: 409 },
  termsChanged: { code: 'lottery.terms_changed', status: 409 },
  numberLimit: { code: 'lottery.number_limit', status: 409 },
  numberClosed: { code: 'lottery.number_closed', status: 409 },
  pickInvalid: { code: 'lottery.pick_invalid', status: 422 },
  tooManyLines: { code: 'lottery.too_many_lines', status: 422 },
  payoutAboveLimit: { code: 'lottery.payout_above_limit', status: 422 },
  stakeOutOfLimits: { code: 'lottery.stake_out_of_limits', status: 422 },
  ticketMismatch: { code: 'lottery.ticket_mismatch', status: 409 },
  notCancellable: { code: 'lottery.not_cancellable', status: 409 },
  chaseNotFound: { code: 'lottery.chase_not_found', status: 404 },
  chaseMismatch: { code: 'lottery.chase_mismatch', status: 409 },
  notSealed: { code: 'lottery.not_sealed', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
