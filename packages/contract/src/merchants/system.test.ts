import { expect, test } from 'vitest';
import { link } from './system.ts';

test.each(['/', '/promotions#welcome', '/รางวัล?x=1', 'https://example.com/a b'])('%j is a link', (url) => {
  expect(link.safeParse(url).success).toBe(true);
});

test.each([
  '',
  'help',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/\r/evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'http://plain.example',
])('%j is not a link', (url) => {
  expect(link.safeParse(url).success).toBe(false);
});
