import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const lotteryErrors = {
  notFound: { code: 'lottery.not_found', status: 404 },
  drawNotFound: { code: 'lottery.draw_not_found', status: 404 },
  entryNotAllowed: { code: 'lottery.entry_not_allowed', status: 409 },
  numbersInvalid: { code: 'lottery.numbers_invalid', status: 422 },
  drawStarted: { code: 'lottery.draw_started', status: 409 },
  dayInvalid: { code: 'lottery.day_invalid', status: 422 },
} as const satisfies Record<string, ErrorDefinition>;
