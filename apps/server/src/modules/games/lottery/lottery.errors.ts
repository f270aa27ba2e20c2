import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const lotteryErrors = {
  notFound: { code: 'lottery.not_found', status: 404 },
  drawNotFound: { code: 'lottery.draw_not_found', status: 404 },
} as const satisfies Record<string, ErrorDefinition>;
