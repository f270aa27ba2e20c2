import { expect, test } from 'vitest';
import { newestFirst, noticePage } from './notice-pages.ts';

const notices = Array.from({ length: 20 }, (_, index) => ({ id: `n${index + 1}` }));

test.each([
  { openId: undefined, turnedTo: 1, page: 1, first: 'n1', count: 9, current: 'n1' },
  { openId: undefined, turnedTo: 3, page: 3, first: 'n19', count: 2, current: 'n19' },
  { openId: undefined, turnedTo: 9, page: 3, first: 'n19', count: 2, current: 'n19' },
  { openId: undefined, turnedTo: 0, page: 1, first: 'n1', count: 9, current: 'n1' },
  { openId: 'n10', turnedTo: 1, page: 2, first: 'n10', count: 9, current: 'n10' },
  { openId: 'n18', turnedTo: 1, page: 2, first: 'n10', count: 9, current: 'n18' },
  { openId: 'gone', turnedTo: 2, page: 2, first: 'n10', count: 9, current: 'n10' },
])('$openId on $turnedTo', ({ openId, turnedTo, page, first, count, current }) => {
  const answer = noticePage(notices, { openId, turnedTo });
  expect(answer).toMatchObject({ page, pageCount: 3, current: { id: current } });
  expect([answer.shown[0]?.id, answer.shown.length]).toEqual([first, count]);
});

test('without notices there is one empty page', () => {
  expect(noticePage([], { openId: 'x', turnedTo: 1 })).toEqual({
    page: 1,
    pageCount: 1,
    shown: [],
    current: undefined,
  });
});

test('newest first', () => {
  const notice = (id: string, time: string) => ({ id, title: id, content: '', time: new Date(time) });
  const sorted = newestFirst([
    notice('old', '2026-01-01'),
    notice('new', '2026-03-01'),
    notice('mid', '2026-02-01'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
});
