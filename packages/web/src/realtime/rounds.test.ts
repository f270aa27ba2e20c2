import { expect, test } from 'vitest';
import { createQueryClient } from '../client/query-client.ts';
import { applyRoundNews } from './rounds.ts';

const MINES = ['originals.currentRound', { params: { game: 'mines' } }] as const;
const TOWERS = ['originals.currentRound', { params: { game: 'towers' } }] as const;
const news = { gameId: 'mines', roundId: 'a', moves: 2, isOver: false };
const shown = (moves: number) => ({ roundId: 'a', moves: Array.from({ length: moves }, () => 'x') });

test.each([
  ['a round that the page has not heard of', null, news, true],
  ['more moves than are shown', shown(1), news, true],
  ['a move of this page itself', shown(2), news, false],
  ['an earlier move', shown(3), news, false],
  ['the end of the round that is shown', shown(2), { ...news, isOver: true }, true],
  ['an end that the page has taken already', null, { ...news, isOver: true }, false],
])('%s', (_, data, heard, isReloaded) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(MINES, data);
  queryClient.setQueryData(TOWERS, data);
  applyRoundNews(queryClient, heard);
  expect(queryClient.getQueryState(MINES)?.isInvalidated).toBe(isReloaded);
  expect(queryClient.getQueryState(TOWERS)?.isInvalidated).toBe(false);
  queryClient.clear();
});
