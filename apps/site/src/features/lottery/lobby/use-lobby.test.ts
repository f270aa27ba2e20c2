import { expect, test } from 'vitest';
import { withNews } from './use-lobby.ts';

const lottery = {
  gameCode: 'ssc-1m',
  name: 'x',
  family: 'ssc',
  mode: 'ELOTT' as const,
  isOwn: true,
  next: null,
  last: null,
};
const lobby = { now: new Date(0), lotteries: [lottery, { ...lottery, gameCode: 'k3-1m' }] };
const news = {
  drawId: 'd1',
  gameCode: 'ssc-1m',
  number: '0001',
  state: 'drawn' as const,
  numbers: ['1', '2'],
};

test('a drawn result stands on its card at once; other news changes nothing', () => {
  const after = withNews(lobby, news);
  expect(after?.lotteries.map(({ last }) => last?.number)).toEqual(['0001', undefined]);
  expect(withNews(after, news)?.lotteries[0]).toBe(after?.lotteries[0]);
  expect(withNews(lobby, { ...news, state: 'closed', numbers: [] })).toBe(lobby);
});
