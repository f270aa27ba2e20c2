import { expect, test } from 'vitest';
import { linkKind, pictureSource } from './link-kind.ts';

test.each([
  ['/help#term', { kind: 'inside', to: '/help#term' }],
  ['/bgs/dice?x=1', { kind: 'inside', to: '/bgs/dice?x=1' }],
  ['#deposits', { kind: 'inside', to: '#deposits' }],
  ['https://example.com/a', { kind: 'outside', href: 'https://example.com/a' }],
  ['mailto:desk@example.com', { kind: 'outside', href: 'mailto:desk@example.com' }],
  // Disguised links to other hosts.
  ['//evil.example/x', { kind: 'outside', href: 'https://evil.example/x' }],
  ['/\\evil.example', { kind: 'outside', href: 'https://evil.example/' }],
  ['/\t/evil.example', { kind: 'outside', href: 'https://evil.example/' }],
])('%j is a link', (href, kind) => {
  expect(linkKind(href)).toEqual(kind);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'http://plain.example',
  'vbscript:x',
  'blob:https://here.invalid/1',
  '/.//evil.example',
  'https://here.invalid//evil.example',
])('%j is refused', (href) => {
  expect(linkKind(href)).toBeUndefined();
});

test('pictures are from this site or use https', () => {
  expect([
    pictureSource('/art/a.avif'),
    pictureSource('https://example.com/a.png'),
    pictureSource('data:image/svg+xml,x'),
    pictureSource('mailto:a@example.com'),
  ]).toEqual(['/art/a.avif', 'https://example.com/a.png', undefined, undefined]);
});
