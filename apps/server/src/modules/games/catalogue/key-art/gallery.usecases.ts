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
 * Pictures drawn concurrently for visitors; the rest of the processor is for calls. Requests beyond the waiting limit
 * are refused, because the visitor would have left before the picture is drawn.
 */
const LIMITS = { concurrency: 2, maxWaiting: 500 } as const;

/** Key art, drawn once and stored in a folder under a hash of the drawing. Several processes may share the folder. */
export function createGallery(
  folder: string,
  {
    drawing,
    limits = LIMITS,
  }: { drawing: BackgroundDrawing; limits?: { concurrency: number; maxWaiting: number } },
) {
  const queue = createQueue(limits);
  /** Keyed by artwork, so that concurrent requests draw a picture once. */
  const inProgress = new Map<string, Promise<Picture>>();
  /** Tags of known artworks, which save drawing the SVG to find a stored picture. */
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
    /** @throws `server.unavailable` if too many pictures are waiting */
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

    /** Draws a missing picture in the background. @throws Error if it can't be drawn or stored */
    drawAhead: async (art: Artwork): Promise<void> => {
      tags.set(artworkKey(art), await drawing.draw({ folder, artwork: art }));
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
