import { EMPTY_CONTENT } from '@croupier/contract/engagement/content-items.ts';
import { expect, test } from 'vitest';
import { bodyOf, formOf, gapsIn } from './content-form.ts';

const LANGUAGES = ['EN', 'TY'] as const;
const body = {
  ...EMPTY_CONTENT,
  titles: { EN: 'Title' },
  contents: { EN: '<p>Text</p>', TY: '<p>ข้อความ</p>' },
  images: [
    { imageUrl: null, artId: 'dice' },
    { imageUrl: '/media/a.webp', artId: null },
  ],
  linkage: { type: 'page' as const, url: '/help' },
  from: new Date('2026-05-01T10:00:00Z'),
  slug: 'spring',
};

test('a form that nobody changed saves what was loaded', () => {
  expect(bodyOf(formOf(body, LANGUAGES), body)).toEqual(body);
  expect(bodyOf(formOf(EMPTY_CONTENT, LANGUAGES), EMPTY_CONTENT)).toEqual(EMPTY_CONTENT);
});

test('without a main picture the others stay', () => {
  const form = formOf(body, LANGUAGES);
  form.body.picture = { imageUrl: '', artId: ' ' };
  expect(bodyOf(form, body).images).toEqual([{ imageUrl: '/media/a.webp', artId: null }]);
});

test('gaps are the languages that lack a text', () => {
  expect(gapsIn('notice', formOf(body, LANGUAGES), LANGUAGES)).toEqual(['TY']);
  expect(gapsIn('banner', formOf({ ...body, summaries: { TY: 'a' } }, LANGUAGES), LANGUAGES)).toEqual([
    'EN',
    'TY',
  ]);
  expect(gapsIn('headline', formOf(body, ['EN']), ['EN'])).toEqual([]);
});
