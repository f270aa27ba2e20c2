import sharp from 'sharp';
import { createQueue } from '../../../../platform/queue.ts';

const QUALITY = 82;
/** Of what comes in: a small file can hold a picture that takes gigabytes. */
const MAX_INPUT_PIXELS = 40_000_000;

/** A picture of that size takes hundreds of megabytes while it is encoded, so that there is one at a time. */
const queue = createQueue({ concurrency: 1, maxWaiting: 20 });

export type EncodedPicture = { content: Buffer; width: number; height: number };

async function encode(bytes: Buffer, maxSidePixels: number): Promise<EncodedPicture | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/**
 * Encodes a picture again as WebP, upright and without metadata, its longer side at most as long as given. Returns undefined if it cannot be read.
 *
 * @throws `server.unavailable` if too many pictures wait
 */
export const encodePicture = (bytes: Buffer, maxSidePixels: number): Promise<EncodedPicture | undefined> =>
  queue(() => encode(bytes, maxSidePixels));
