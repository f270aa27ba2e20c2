import { FEEDBACK_LENGTH, QUESTION_TYPES } from '@croupier/contract/feedback.ts';

export type QuestionName = keyof typeof QUESTION_TYPES;
export const QUESTION_NAMES = Object.keys(QUESTION_TYPES) as QuestionName[];

export type FeedbackForm = { type: QuestionName | ''; content: string; name: string; contact: string };
export const EMPTY_FORM: FeedbackForm = { type: '', content: '', name: '', contact: '' };

export type MissingField = 'type' | 'content' | 'captcha';

/** What has to be filled in and isn't, in the order of the form. */
export const missingOf = (form: FeedbackForm, captchaAnswered: boolean): MissingField[] => [
  ...(form.type === '' ? ['type' as const] : []),
  ...(form.content.trim() === '' ? ['content' as const] : []),
  ...(captchaAnswered ? [] : ['captcha' as const]),
];

/** Whether a description that is there has too few characters. */
export const isTooShort = (content: string): boolean => content.trim().length < FEEDBACK_LENGTH.min;

/** The body of the call, without the captcha. The sender is the user name, or what a visitor wants to be called. */
export const feedbackBody = (form: FeedbackForm & { type: QuestionName }, account: string | undefined) => ({
  type: QUESTION_TYPES[form.type],
  content: form.content.trim(),
  sender: account ?? form.name.trim(),
  ...(account === undefined && form.contact.trim() ? { contact: form.contact.trim() } : {}),
});
