import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { Announcements } from '@croupier/contract/engagement/content.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnPage } from './drawn-pages.ts';
import { createPageAnnouncements } from './page-announcements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const banner = (
  groupName: 'w_home' | 'w_login' | 'w_leftmenu' | 'w_game',
  category: GameCategory | null = null,
) => ({
  id: category ?? groupName,
  groupName,
  category,
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

test('announcements are read once in a few seconds per merchant and language, whatever the number of pages', async () => {
  const announcements = vi.fn<() => Promise<Announcements>>(async () => answer);
  const shown = createPageAnnouncements({ revision: () => 0, announcements });
  await Promise.all([
    shown('croupier', 'EN', 'home'),
    shown('croupier', 'EN', 'home'),
    shown('croupier', 'TY', 'rng'),
  ]);
  expect(announcements).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_001);
  const { banners, headline } = await shown('croupier', 'EN', 'home');
  expect(announcements).toHaveBeenCalledTimes(3);
  expect(banners.map(({ id }) => id)).toEqual(['w_home', 'w_leftmenu']);
  expect(headline).toHaveLength(1);
});

test('promotions come with their own page only', async () => {
  const shown = createPageAnnouncements({ revision: () => 0, announcements: async () => answer });
  expect(await shown('croupier', 'EN', 'promotions')).toHaveProperty('promotion');
  expect(await shown('croupier', 'EN', 'rng')).not.toHaveProperty('promotion');
});

test('a banner of one list comes with that list only', async () => {
  const banners = [banner('w_game', 'rng'), banner('w_game', 'live'), banner('w_game')];
  const shown = createPageAnnouncements({
    revision: () => 0,
    announcements: async () => ({ ...answer, banners }),
  });
  const idsOn = async (page: DrawnPage) => (await shown('croupier', 'EN', page)).banners.map(({ id }) => id);
  expect(await idsOn('rng')).toEqual(['rng', 'w_game']);
  expect(await idsOn('fish')).toEqual(['w_game']);
  expect(await idsOn('home')).toEqual(['w_game']);
});

test('a failure is not cached', async () => {
  const announcements = vi
    .fn<() => Promise<Announcements>>(async () => answer)
    .mockRejectedValueOnce(new Error('no database'));
  const shown = createPageAnnouncements({ revision: () => 0, announcements });
  await expect(shown('croupier', 'EN', 'home')).rejects.toThrow('no database');
  expect((await shown('croupier', 'EN', 'home')).banners).toHaveLength(2);
});
