import type { Announcements } from '@croupier/contract/content.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHomeAnnouncements, showsHome } from './home-announcements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/Login',
  '/login/social',
  '/forgotPassword',
  '/help',
  '/notices/',
])('%s shows the home page', (path) => expect(showsHome(path)).toBe(true));
test.each(['/bgs', '/promotions', '/loginx', '/seamless', '/member/messageV2'])('%s does not', (path) =>
  expect(showsHome(path)).toBe(false),
);

const banner = (groupName: 'w_home' | 'w_login' | 'w_leftmenu') => ({
  id: groupName,
  groupName,
  title: groupName,
  text: '',
  imageUrl: null,
  artId: 'dice',
  linkage: null,
});
const answer: Announcements = {
  banners: [banner('w_home'), banner('w_login'), banner('w_leftmenu')],
  player: [],
  popup: [],
  promotion: [],
  headline: [{ id: 'line', text: 'line' }],
};

test('a merchant and a language are asked for once in a few seconds, whatever the number of pages', async () => {
  const announcements = vi.fn<() => Promise<Announcements>>(async () => answer);
  const shown = createHomeAnnouncements({ announcements });
  await Promise.all([shown('croupier', 'EN'), shown('croupier', 'EN'), shown('croupier', 'TY')]);
  expect(announcements).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_001);
  const { banners, headline } = await shown('croupier', 'EN');
  expect(announcements).toHaveBeenCalledTimes(3);
  expect(banners.map(({ id }) => id)).toEqual(['w_home', 'w_leftmenu']);
  expect(headline).toHaveLength(1);
});

test('a failure is not kept', async () => {
  const announcements = vi
    .fn<() => Promise<Announcements>>(async () => answer)
    .mockRejectedValueOnce(new Error('no database'));
  const shown = createHomeAnnouncements({ announcements });
  await expect(shown('croupier', 'EN')).rejects.toThrow('no database');
  expect((await shown('croupier', 'EN')).banners).toHaveLength(2);
});
