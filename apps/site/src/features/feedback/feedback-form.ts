import { FEEDBACK_LENGTH, QUESTION_TYPES } from '@croupier/contract/engagement/feedback.ts';

export type QuestionName = keyof typeof QUESTION_TYPES;
export const QUESTION_NAMES = Object.keys(QUESTION_TYPES) as QuestionName[];

export type FeedbackForm = { type: QuestionName | ''; content: string; name: string; contact: string };
export const EMPTY_FORM: FeedbackForm = { type: '', content: '', name: '', contact: '' };

export type MissingField = 'type' | 'content' | 'captcha';

/** Missing required fields in form order. */
export const missingOf = (form: FeedbackForm, captchaAnswered: boolean): MissingField[] => [
  ...(form.type === '' ? ['type' as const] : []),
  ...(form.content.trim() === '' ? ['content' as const] : []),
  ...(captchaAnswered ? [] : ['captcha' as const]),
];

/** Whether a non-empty description is too short. */
export const isTooShort = (content: string): boolean => content.trim().length < FEEDBACK_LENGTH.min;

/** The request body without the captcha. The sender is the user name, or the visitor's name. */
export const feedbackBody = (form: FeedbackForm & { type: QuestionName }, account: string | undefined) => ({
  type: QUESTION_TYPES[form.type],
  content: form.content.trim(),
  sender: account ?? form.name.trim(),
  ...(account === undefined && form.contact.trim() ? { contact: form.contact.trim() } : {}),
});
