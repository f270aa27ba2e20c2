import { FEEDBACK_LENGTH } from '@croupier/contract/feedback.ts';
import { expect, test } from 'vitest';
import { EMPTY_FORM, feedbackBody, isTooShort, missingOf } from './feedback-form.ts';

test('what is missing is named in the order of the form', () => {
  expect(missingOf(EMPTY_FORM, false)).toEqual(['type', 'content', 'captcha']);
  expect(missingOf({ ...EMPTY_FORM, type: 'other', content: ' \n ' }, true)).toEqual(['content']);
  expect(missingOf({ ...EMPTY_FORM, type: 'other', content: 'x' }, true)).toEqual([]);
});

test('spaces around a description do not make it longer', () => {
  expect(isTooShort(`   ${'x'.repeat(FEEDBACK_LENGTH.min - 1)}   `)).toBe(true);
  expect(isTooShort('x'.repeat(FEEDBACK_LENGTH.min))).toBe(false);
});

test('a member is known by name; a visitor says how to be called and reached, or does not', () => {
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
