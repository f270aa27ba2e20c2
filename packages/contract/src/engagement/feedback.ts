import { z } from 'zod';
import { captchaAnswer } from '../access/captcha.ts';
import { id } from '../ids.ts';
import { defineRoutes } from '../route.ts';

/** Question types and their numbers on the wire. */
export const QUESTION_TYPES = {
  deposit: 1,
  withdrawal: 2,
  game: 3,
  customerService: 4,
  applyAgent: 6,
  other: 0,
} as const;
export const questionType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
]);
export type QuestionType = z.infer<typeof questionType>;

/** Length of a description in characters. */
export const FEEDBACK_LENGTH = { min: 20, max: 200 } as const;

export const feedbackRoutes = defineRoutes({
  sendFeedback: {
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Sends feedback to the merchant.',
    access: 'visitor',
    body: z.object({
      content: z.string().trim().min(FEEDBACK_LENGTH.min).max(FEEDBACK_LENGTH.max),
      /** The user name, or a visitor's name. */
      sender: z.string().trim().max(64),
      type: questionType,
      /** Contact of a visitor. */
      contact: z.string().trim().max(128).optional(),
      ...captchaAnswer,
    }),
    response: z.object({ id }),
    errors: ['captcha.required', 'captcha.wrong', 'request.too_many'],
  },
});
