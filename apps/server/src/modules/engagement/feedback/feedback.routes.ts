import { feedbackRoutes as routes } from '@croupier/contract/engagement/feedback.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { sendFeedback, type FeedbackDeps } from './feedback.usecases.ts';

export const feedbackRoutes = (deps: FeedbackDeps): BoundRoutes =>
  bindRoutes(routes, {
    sendFeedback: ({ merchantId, account, body, ip, cookies }) =>
      sendFeedback(deps, { merchantId, memberId: account?.id ?? null, ip, cookies, form: body }),
  });
