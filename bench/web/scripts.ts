import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Visit } from './watch.ts';

export type Chunk = { name: string; gzipBytes: number; transferredBytes: number };

const gzipSize = async (file: string): Promise<number> =>
  (await stat(`${file}.gz`).catch(() => undefined))?.size ?? gzipSync(await readFile(file)).length;

/** Scripts loaded before the page was ready; all of them if it never was. */
export async function firstScripts(folder: string, { resources, ready = Infinity }: Visit): Promise<Chunk[]> {
  const urls = resources.filter(({ url, started }) => url.endsWith('.js') && started <= ready);
  return Promise.all(
    urls.map(async ({ url, bytes }) => ({
      name: url.replace(/^\/js\//, ''),
      gzipBytes: await gzipSize(join(folder, url)),
      transferredBytes: bytes,
    })),
  );
}
