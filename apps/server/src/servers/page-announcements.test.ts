import type { Announcements } from '@croupier/contract/content.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageAnnouncements } from './page-announcements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  const shown = createPageAnnouncements({ announcements });
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
  const shown = createPageAnnouncements({ announcements: async () => answer });
  expect(await shown('croupier', 'EN', 'promotions')).toHaveProperty('promotion');
  expect(await shown('croupier', 'EN', 'rng')).not.toHaveProperty('promotion');
});

test('a failure is not kept', async () => {
  const announcements = vi
    .fn<() => Promise<Announcements>>(async () => answer)
    .mockRejectedValueOnce(new Error('no database'));
  const shown = createPageAnnouncements({ announcements });
  await expect(shown('croupier', 'EN', 'home')).rejects.toThrow('no database');
  expect((await shown('croupier', 'EN', 'home')).banners).toHaveLength(2);
});
