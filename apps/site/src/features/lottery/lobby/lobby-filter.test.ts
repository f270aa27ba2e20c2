import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { expect, test } from 'vitest';
import { filterLobby, tabsOf } from './lobby-filter.ts';

const NOW = Date.UTC(2026, 10, 28);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const lottery = (
  gameCode: string,
  inMilliseconds: number | null,
  more: Partial<LobbyLottery> = {},
): LobbyLottery => {
  const at = new Date(NOW + (inMilliseconds ?? 0));
  const next = { id: 'x', number: '1', opensAt: at, closesAt: at, drawsAt: at, state: 'open' as const };
  return {
    gameCode,
    name: gameCode,
    family: 'ssc',
    mode: 'ELOTT',
    isOwn: true,
    last: null,
    ...more,
    next: inMilliseconds === null ? null : next,
  };
};

const LOTTERIES = [
  lottery('slow', 30 * MINUTE, { mode: 'LOTT' }),
  lottery('resting', null),
  lottery('fast', MINUTE),
  lottery('vn-da-lat', 3 * DAY, { family: 'vn-south', mode: 'SEA', name: 'Đà Lạt' }),
  lottery('vn-hue', 60 * MINUTE, { family: 'vn-south', mode: 'SEA', name: 'Huế' }),
  lottery('thai', 5 * DAY, { family: 'thai', mode: 'SEA' }),
];
const found = (tab: Parameters<typeof filterLobby>[1]['tab'], text = ''): string[] =>
  filterLobby(LOTTERIES, { tab, text }, NOW).map(({ gameCode }) => gameCode);

test('the soonest to close is first; stations of other days are left out', () => {
  expect(found('all')).toEqual(['fast', 'slow', 'vn-hue', 'thai', 'resting']);
});

test('tabs part Vietnam from the other countries', () => {
  expect([found('VN'), found('SEA'), found('LOTT')]).toEqual([['vn-hue', 'vn-da-lat'], ['thai'], ['slow']]);
  expect(tabsOf(LOTTERIES)).toEqual(['all', 'ELOTT', 'LOTT', 'SEA', 'VN']);
});

test('the search finds letters without their marks, and stations of other days', () => {
  expect([found('all', ' da lat'), found('all', 'HUE'), found('SEA', 'hue')]).toEqual([
    ['vn-da-lat'],
    ['vn-hue'],
    [],
  ]);
});
