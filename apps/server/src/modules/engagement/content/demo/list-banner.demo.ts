import type { ArtFamily } from '@croupier/art/art-direction.ts';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { DemoAnnouncement, Written } from './facts.demo.ts';

export type ListBanner<Translated = Written> = {
  category: GameCategory;
  artId: ArtFamily;
  titles: Translated;
  summaries: Translated;
  /** The page that it links to, if any. */
  url?: string;
};

/** The banner above one list of games. */
export const listBanner = <Translated = Written>({
  category,
  url,
  ...rest
}: ListBanner<Translated>): DemoAnnouncement<Translated> => ({
  ...rest,
  key: `list-${category}`,
  type: 'B',
  groupName: 'w_game',
  category,
  daysAgo: 2,
  ...(url !== undefined && { linkage: { type: 'page', url } }),
});
