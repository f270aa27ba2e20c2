import { expect, test } from 'vitest';
import { noticeFields, noticeOf } from './notice-form.ts';

test('a form has a text for every language, and saves only those that are written', () => {
  expect(noticeFields({ EN: 'Soon' }, ['TY', 'EN'])).toEqual({ TY: '', EN: 'Soon' });
  expect(noticeOf({ TY: '  ', EN: ' Soon ' }, {})).toEqual({ EN: 'Soon' });
});

test('languages that the form does not show are kept, emptied ones are removed', () => {
  expect(noticeOf({ EN: '' }, { EN: 'Soon', DE: 'Bald' })).toEqual({ DE: 'Bald' });
});
