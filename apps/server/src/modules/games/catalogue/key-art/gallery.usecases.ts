import { createQueue } from '../../../../platform/queue.ts';
import { artworkKey, type Artwork } from './artwork.rules.ts';
import type { BackgroundDrawing } from './providers/background-drawing.adapter.ts';
import {
  encodePicture,
  prepareArtwork,
  readPicture,
  writePicture,
} from './providers/picture-files.adapter.ts';

export type Picture = { bytes: Buffer; tag: string };

/**
 * Pictures drawn at once for visitors: the rest of the process belongs to calls. With this many waiting, further ones
 * are refused, as nobody would still look at the page when they are drawn.
 */
const LIMITS = { concurrency: 2, maxWaiting: 500 } as const;

/**
 * Key art, drawn once and kept in a folder under a hash of the drawing. Several processes may share the folder.
 */
export function createGallery(
  folder: string,
  {
    drawing,
    limits = LIMITS,
  }: { drawing: BackgroundDrawing; limits?: { concurrency: number; maxWaiting: number } },
) {
  const queue = createQueue(limits);
  /** By artwork, so that a picture wanted twice at once is drawn once. */
  const inProgress = new Map<string, Promise<Picture>>();
  /** Tags of artworks seen before, so that a picture is found without drawing it as SVG first. */
  const tags = new Map<string, string>();

  const draw = (key: string, art: Artwork): Promise<Picture> =>
    queue(async () => {
      const { svg, tag } = prepareArtwork(art);
      tags.set(key, tag);
      const kept = await readPicture(folder, tag, art.format);
      if (kept) return { bytes: kept, tag };
      const bytes = await encodePicture(svg, art);
      // A full disk only disables the cache.
      await writePicture(folder, { tag, format: art.format, bytes }).catch(() => undefined);
      return { bytes, tag };
    });

  return {
    /** @throws `server.unavailable` when too many pictures wait to be drawn */
    picture: async (art: Artwork): Promise<Picture> => {
      const key = artworkKey(art);
      const tag = tags.get(key);
      const bytes = tag && (await readPicture(folder, tag, art.format));
      if (bytes) return { bytes, tag };
      const known = inProgress.get(key);
      if (known) return known;
      const picture = draw(key, art).finally(() => inProgress.delete(key));
      inProgress.set(key, picture);
      return picture;
    },

    /** Draws a picture in the background unless it is there. @throws Error when it can't be drawn or kept */
    drawAhead: async (art: Artwork): Promise<void> => {
      tags.set(artworkKey(art), await drawing.draw({ folder, artwork: art }));
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
