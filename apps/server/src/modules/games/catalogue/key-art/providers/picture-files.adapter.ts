import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { encodingOf, svgOf, type Artwork, type ArtFormat } from '../artwork.rules.ts';

const TAG_LENGTH = 20;

const pathOf = (folder: string, tag: string, format: ArtFormat): string =>
  join(folder, tag.slice(0, 2), `${tag}.${format}`);

export async function readPicture(
  folder: string,
  tag: string,
  format: ArtFormat,
): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(folder, tag, format));
  } catch {
    return undefined;
  }
}

/** Writes atomically, because several processes may share the folder. */
export async function writePicture(
  folder: string,
  { tag, format, bytes }: { tag: string; format: ArtFormat; bytes: Buffer },
): Promise<void> {
  const path = pathOf(folder, tag, format);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

async function hasPicture(folder: string, tag: string, format: ArtFormat): Promise<boolean> {
  try {
    await access(pathOf(folder, tag, format));
    return true;
  } catch {
    return false;
  }
}

/** An artwork as SVG with its tag, a hash of drawing and encoding; changed drawing code gives a new tag. */
export function prepareArtwork(art: Artwork): { svg: string; tag: string } {
  const svg = svgOf(art);
  const tag = createHash('sha256')
    .update(`${JSON.stringify(encodingOf(art))}${svg}`)
    .digest('hex')
    .slice(0, TAG_LENGTH);
  return { svg, tag };
}

export const encodePicture = (svg: string, art: Artwork): Promise<Buffer> =>
  sharp(Buffer.from(svg)).toFormat(art.format, encodingOf(art)).toBuffer();

/** Draws a missing picture into a folder. */
export async function drawIntoFolder(folder: string, art: Artwork): Promise<{ tag: string }> {
  const { svg, tag } = prepareArtwork(art);
  if (!(await hasPicture(folder, tag, art.format)))
    await writePicture(folder, { tag, format: art.format, bytes: await encodePicture(svg, art) });
  return { tag };
}
