import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bannerArt, type BannerShape } from '@croupier/art/banner-art.ts';
import { gameArt, type ArtFamily } from '@croupier/art/game-art.ts';
import sharp from 'sharp';
import { createQueue, type QueueOptions } from '../../platform/queue.ts';

export const ART_FORMATS = ['avif', 'webp'] as const;
export type Artwork = {
  id: string;
  family: ArtFamily;
  /** A cover stands upright with the game's name below it; the others are pictures of banners. */
  shape?: 'cover' | BannerShape;
  /** Pixels. */
  width: number;
  format: (typeof ART_FORMATS)[number];
};
export type Picture = { bytes: Buffer; tag: string };

const COVER_RATIO = 4 / 3;
/** AVIF of low effort: half again the time would save a tenth of the bytes. */
const ENCODING = { avif: { quality: 62, effort: 2 }, webp: { quality: 82 } } as const;
/** Of banners, which the first screen waits for: words lie over them, and their light is soft. */
const BANNER_ENCODING = { avif: { quality: 50, effort: 3 }, webp: { quality: 74 } } as const;

/** Drawing leaves time for calls. Visitors behind so many others would have left before their picture was drawn. */
const BOUNDS = { concurrency: 2, maxWaiting: 500 } as const;
const TAG_LENGTH = 20;

const svgOf = ({ id, family, width, shape = 'cover' }: Artwork): string =>
  shape === 'cover'
    ? gameArt({ id, family, width, height: Math.round(width * COVER_RATIO) })
    : bannerArt({ id, family, shape, width });

/**
 * Key art drawn on demand and kept in a folder, under a hash of the drawing: new drawing code never finds the pictures
 * of the old. Several processes may share the folder.
 */
export function createArtGallery(folder: string, bounds: QueueOptions = BOUNDS) {
  const enqueue = createQueue(bounds);
  /** By artwork, so that a picture that is wanted twice at once is drawn once. */
  const underWay = new Map<string, Promise<Picture>>();
  /** Tags of what has been drawn before, so that a kept picture need not be drawn to be found. */
  const tags = new Map<string, string>();

  const pathOf = (tag: string, format: string): string => join(folder, tag.slice(0, 2), `${tag}.${format}`);
  const readKept = async (tag: string, format: string): Promise<Picture | undefined> => {
    try {
      return { bytes: await readFile(pathOf(tag, format)), tag };
    } catch {
      return undefined;
    }
  };
  const keep = async ({ bytes, tag }: Picture, format: string): Promise<void> => {
    const path = pathOf(tag, format);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  };
  const draw = (key: string, art: Artwork): Promise<Picture> =>
    enqueue(async () => {
      const { format, shape = 'cover' } = art;
      const encoding = shape === 'cover' ? ENCODING : BANNER_ENCODING;
      const svg = svgOf(art);
      const tag = createHash('sha256')
        .update(`${JSON.stringify(encoding)}${svg}`)
        .digest('hex')
        .slice(0, TAG_LENGTH);
      tags.set(key, tag);
      const kept = await readKept(tag, format);
      if (kept) return kept;
      const bytes = await sharp(Buffer.from(svg)).toFormat(format, encoding[format]).toBuffer();
      const picture = { bytes, tag };
      // A full disk makes it slower, not impossible.
      await keep(picture, format).catch(() => undefined);
      return picture;
    });

  return {
    /** @throws `server.unavailable` when too many are waiting to be drawn */
    picture: async (art: Artwork): Promise<Picture> => {
      const key = `${art.id}/${art.family}/${art.shape ?? 'cover'}-${art.width}.${art.format}`;
      const tag = tags.get(key);
      const kept = tag && (await readKept(tag, art.format));
      if (kept) return kept;
      const known = underWay.get(key);
      if (known) return known;
      const drawing = draw(key, art).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },
  };
}

export type ArtGallery = ReturnType<typeof createArtGallery>;
