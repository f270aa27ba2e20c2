import type { Banner } from '@croupier/contract/engagement/content.ts';
import { CATEGORY_PATHS, paths } from '../../paths.ts';

export type BannerLink =
  | { to: string }
  | { href: string; target: '_blank'; rel: 'noopener noreferrer' }
  | undefined;

type Linked = Pick<Banner, 'linkage'>;

/** Where a banner leads: links within the site open in this tab, others in a new one. */
export function bannerLink({ linkage }: Linked): BannerLink {
  if (!linkage) return undefined;
  const { type, url } = linkage;
  // An address of this site stays in this tab, even if it is marked as outside.
  return type === 'outside' && !url.startsWith('/')
    ? { href: url, target: '_blank', rel: 'noopener noreferrer' }
    : { to: url };
}

const GAME_LISTS: ReadonlySet<string> = new Set([...Object.values(CATEGORY_PATHS), paths.gameCenter()]);

/** The text of a banner's call to action, by where it leads. */
export function bannerAction({ linkage }: Linked) {
  if (linkage?.type === 'game') return 'heroPlay';
  if (linkage?.type === 'promotion') return 'bannerOffer';
  return linkage && GAME_LISTS.has(linkage.url.split('?')[0] ?? '') ? 'bannerGames' : 'bannerMore';
}
