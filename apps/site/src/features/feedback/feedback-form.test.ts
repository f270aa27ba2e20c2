import { FEEDBACK_LENGTH } from '@croupier/contract/engagement/feedback.ts';
import { expect, test } from 'vitest';
import { EMPTY_FORM, feedbackBody, isTooShort, missingOf } from './feedback-form.ts';

test('lists missing fields in form order', () => {
  expect(missingOf(EMPTY_FORM, false)).toEqual(['type', 'content', 'captcha']);
  expect(missingOf({ ...EMPTY_FORM, type: 'other', content: ' \n ' }, true)).toEqual(['content']);
  expect(missingOf({ ...EMPTY_FORM, type: 'other', content: 'x' }, true)).toEqual([]);
});

test('trims the description before measuring it', () => {
  expect(isTooShort(`   ${'x'.repeat(FEEDBACK_LENGTH.min - 1)}   `)).toBe(true);
  expect(isTooShort('x'.repeat(FEEDBACK_LENGTH.min))).toBe(false);
});

test('members are identified by name; visitors may leave name and contact', () => {
  const form = { type: 'other', content: ' text ', name: ' Kim ', contact: ' a@example.com ' } as const;
  expect(feedbackBody(form, 'member1')).toEqual({ type: 0, content: 'text', sender: 'member1' });
  expect(feedbackBody(form, undefined)).toEqual({
    type: 0,
    content: 'text',
    sender: 'Kim',
    contact: 'a@example.com',
  });
  expect(feedbackBody({ ...form, name: '', contact: ' ' }, undefined)).toEqual({
    type: 0,
    content: 'text',
    sender: '',
  });
});
