import sharp from 'sharp';
import { PICTURE, pictureSvg } from '../image.rules.ts';
import type { Random } from '../random.rules.ts';

const GRAIN = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const COLOURS = 12;

/** Draws the characters. @returns a PNG of a few kilobytes */
export async function drawPicture(text: string, random: Random): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = PICTURE;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: GRAIN } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(pictureSvg(text, random)))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .blur(0.6)
    .png({ palette: true, colours: COLOURS, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
