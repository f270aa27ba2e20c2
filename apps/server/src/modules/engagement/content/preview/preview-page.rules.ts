import type { ContentBody, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import type { BannerGroup } from '@croupier/contract/engagement/content.ts';

/** A page of the site with each group of banners. Game lists have their category’s. */
const BANNER_PAGES: Readonly<Record<BannerGroup, string>> = {
  w_login: '/login',
  w_register: '/register',
  w_forget: '/forgotPassword',
  w_home: '/',
  w_game: '/rng',
  w_leftmenu: '/',
};

/** The page of the site that shows an item, with its anchor. */
export function previewPage(
  kind: ContentKind,
  { id, body: { groupName, category, slug } }: { id: string; body: ContentBody },
): string {
  switch (kind) {
    case 'banner':
      return groupName === 'w_game' && category ? `/${category}` : BANNER_PAGES[groupName ?? 'w_home'];
    case 'notice':
      return `/notices#${id}`;
    case 'promotion':
      return `/promotions#${slug ?? ''}`;
    case 'section':
    case 'article':
      return `/help#${slug ?? ''}`;
    default:
      return '/';
  }
}
