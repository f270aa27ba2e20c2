import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { findTerms, timeOfId } from './find.rules.ts';

const ID = '0198c0de-1234-7000-8000-0123456789ab';

test.each([
  ['as it is', ID],
  ['in capitals', ID.toUpperCase()],
  ['without dashes', ID.replaceAll('-', '')],
  ['with spaces', ` ${ID.replaceAll('-', ' ')} `],
  ['in braces', `{${ID}}`],
  ['in quotation marks', `"${ID}"`],
  ['with an invisible character', `\u200B${ID}`],
])('an id pasted %s is found', (_, pasted) => {
  expect(findTerms(pasted).id).toBe(ID);
});

test.each([
  ['4321', '4321'],
  ['081 234-4321', '812344321'],
  ['+66 (81) 234.4321', '66812344321'],
  ['0066812344321', '66812344321'],
  ['０８１２３４４３２１', '812344321'],
  ['321', undefined],
  ['44321', undefined],
  ['2344321', undefined],
  ['12344321', '12344321'],
  ['0000', '0000'],
  ['1234567890123456', undefined],
  ['12 apples', undefined],
])('%j is the end of the mobile number %j', (pasted, end) => {
  expect(findTerms(pasted).mobileEnd).toBe(end);
});

test.each([
  ['Ann@Example.com ', 'ann@example.com'],
  ['ann @example.com', 'ann@example.com'],
  ['ann@', undefined],
  ['a@b@c', undefined],
])('%j is the mail address %j', (pasted, email) => {
  expect(findTerms(pasted).email).toBe(email);
});

test('an account is compared in any case and width', () => {
  expect(findTerms(' ＡＬＥＸ7 ').accountPrefix).toBe('alex7');
});

test('invisible characters alone are no account', () => {
  expect(findTerms('\u200B\u200B')).toMatchObject({ accountPrefix: undefined, references: [] });
});

test('a reference keeps its case, with and without spaces', () => {
  expect(findTerms('Rnd-7 A').references).toEqual(['Rnd-7 A', 'Rnd-7A']);
  expect(findTerms('Rnd-7A').references).toEqual(['Rnd-7A']);
});

test('characters that the database cannot store are removed', () => {
  expect(findTerms('a\0b\uD800c')).toMatchObject({ accountPrefix: 'ab\uFFFDc', references: ['ab\uFFFDc'] });
});

test('an id that contains its time says when it was made', () => {
  const before = Date.now();
  const made = timeOfId(newId())?.getTime() ?? 0;
  expect(made).toBeGreaterThanOrEqual(before - 1);
  expect(made).toBeLessThanOrEqual(Date.now() + 1);
  expect(timeOfId('0198c0de-1234-4000-8000-0123456789ab')).toBeUndefined();
});
