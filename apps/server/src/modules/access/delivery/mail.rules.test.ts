import { expect, test } from 'vitest';
import { composeMail, escapeHtml, type MailWords } from './mail.rules.ts';

const WORDS: MailWords = {
  merchantName: 'Ann & Bob’s <Room>',
  locale: 'en',
  title: 'Your "code"',
  lines: ['First <b>line</b>.', 'Second line.'],
  code: '012345',
  link: { label: 'Go <on>', url: 'https://example.com/?a=1&b="2"' },
  footer: 'No answer, please.',
};

test('every text is escaped', () => {
  const { html } = composeMail(WORDS);
  expect(html).toContain('Ann &amp; Bob’s &lt;Room&gt;');
  expect(html).toContain('Your &quot;code&quot;');
  expect(html).toContain('First &lt;b&gt;line&lt;/b&gt;.');
  expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<Room>');
  expect(escapeHtml(`'"`)).toBe('&#39;&quot;');
});

test('the plain text contains the same, unescaped', () => {
  const { text } = composeMail(WORDS);
  for (const part of [WORDS.merchantName, WORDS.title, ...WORDS.lines, '012345', WORDS.footer])
    expect(text).toContain(part);
  expect(text).toContain('https://example.com/?a=1&b="2"');
});

test('the mail loads nothing from the network', () => {
  expect(composeMail({ ...WORDS, link: undefined }).html).not.toMatch(/src=|https?:/);
});
