import type { Banner } from '@croupier/contract/content.ts';

export type BannerLink =
  | { to: string }
  | { href: string; target: '_blank'; rel: 'noopener noreferrer' }
  | undefined;

/** Where a banner leads: inside in this tab, outside in one of its own; without a linkage nowhere. */
export function bannerLink({ linkage }: Pick<Banner, 'linkage'>): BannerLink {
  if (!linkage) return undefined;
  const { type, url } = linkage;
  // An address of this site stays in this tab, whatever it was called.
  return type === 'outside' && !url.startsWith('/')
    ? { href: url, target: '_blank', rel: 'noopener noreferrer' }
    : { to: url };
}
