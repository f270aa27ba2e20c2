import { link } from '@croupier/contract/merchants/system.ts';

/** A link that is safe to follow, or null. An unsafe link only disables itself, not the whole announcement. */
export const safeLink = (url: string | null): string | null => link.safeParse(url).data ?? null;

type Picture = { imageUrl: string | null; artId: string | null };

/** A picture without an unsafe address. */
export const pictureOf = (picture: Picture | undefined): Picture => ({
  imageUrl: safeLink(picture?.imageUrl ?? null),
  artId: picture?.artId ?? null,
});
