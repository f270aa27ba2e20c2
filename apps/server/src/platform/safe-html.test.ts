import { expect, test } from 'vitest';
import { cachedSafeHtml, safeHtml } from './safe-html.ts';

test.each([
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<img src="x" onerror="alert(1)" alt="a">', '<img src="x" alt="a" />'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href=" java\tscript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="//evil.example">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="http://plain.example">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  [
    '<a href="https://a.example" rel="opener" onclick="x()">a</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  ['<a href="/help#term" target="_top">a</a>', '<a href="/help#term">a</a>'],
  ['<iframe src="/x"></iframe><style>p{}</style><form><input name="a"></form>', ''],
  ['<svg><script>alert(1)</script></svg><math></math>', ''],
  ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
  expect(safeHtml(safe)).toBe(safe);
});

test('sanitizing is idempotent, and many texts do not evict those in use', () => {
  const text = '<p onclick="x()">often</p>';
  for (let index = 0; index < 1_200; index += 1) {
    expect(cachedSafeHtml(text)).toBe('<p>often</p>');
    expect(cachedSafeHtml(`<b>${index}</b><u>${index}</u>`)).toBe(safeHtml(`<b>${index}</b><u>${index}</u>`));
  }
});
