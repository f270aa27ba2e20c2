import type { BoundRoutes } from '../../../platform/http/call.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import type { FeedbackDeps } from './feedback.usecases.ts';

export type Feedback = { routes: BoundRoutes };

/** Questions and complaints, from members and visitors. */
export const createFeedback = (deps: FeedbackDeps): Feedback => ({ routes: feedbackRoutes(deps) });
