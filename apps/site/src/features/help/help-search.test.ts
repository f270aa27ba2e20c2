import { expect, test } from 'vitest';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { helpId, searchHelp } from './help-search.ts';

const sections = [
  {
    anchor: 'money',
    title: 'Deposits',
    articles: [
      { anchor: 'fees', title: 'Are there fees?', content: '<p>A <strong>café</strong> &amp; more</p>' },
      { anchor: 'time', title: 'How long?', content: '<p class="fees">Minutes.</p>' },
    ],
  },
  { anchor: 'terms', title: 'ข้อกำหนด', articles: [{ anchor: 'term', title: 'T', content: 'ฝากเงิน' }] },
];
const found = (query: string) =>
  searchHelp(sections, query).flatMap(({ articles }) => articles.map(({ anchor }) => anchor));

test('requires every word, ignores case and HTML tags', () => {
  expect(found('')).toEqual(['fees', 'time', 'term']);
  expect(found('  CAFE more ')).toEqual(['fees']);
  expect(found('fees')).toEqual(['fees']);
  expect(found('deposits')).toEqual(['fees', 'time']);
  expect(found('fees minutes')).toEqual([]);
  expect(found('ฝาก')).toEqual(['term']);
  expect(found('&')).toEqual(['fees']);
});

test('maps anchors to element ids; an invalid one to none', () => {
  expect(helpId(anchorOf('#term'))).toBe('help-term');
  expect([anchorOf(''), anchorOf('#%E0%A4%A')]).toEqual(['', '']);
});
