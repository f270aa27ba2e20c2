import { expect, test } from 'vitest';
import { mayShowWin, TOAST_GAP_MILLISECONDS, type ToastMoment } from './win-toast-rules.ts';

const HOME: ToastMoment = {
  path: '/',
  gameId: 'dice',
  isWide: false,
  isExcluded: false,
  isOwnMoment: false,
  hasDialog: false,
  sinceLast: Infinity,
};

test.each<[string, Partial<ToastMoment>, boolean]>([
  ['on the home page', {}, true],
  ['too soon after the last one', { sinceLast: TOAST_GAP_MILLISECONDS - 1 }, false],
  ['to somebody who takes a break', { isExcluded: true }, false],
  ['beside an own big win', { isOwnMoment: true }, false],
  ['over a dialog', { hasDialog: true }, false],
  ['over the sign-in', { path: '/login' }, false],
  ['where money is paid in', { path: '/member/depositv2/' }, false],
  ['over a game on a phone', { path: '/bgs/mines' }, false],
  ['beside another game', { path: '/bgs/mines', isWide: true }, true],
  ['beside the game of the win', { path: '/bgs/dice/', isWide: true }, false],
])('a win of somebody else %s', (_, moment, expected) => {
  expect(mayShowWin({ ...HOME, ...moment })).toBe(expected);
});
