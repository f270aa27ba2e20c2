import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Seen } from './watch.ts';

export type Chunk = { name: string; gzipBytes: number; transferredBytes: number };

const gzipSize = async (file: string): Promise<number> =>
  (await stat(`${file}.gz`).catch(() => undefined))?.size ?? gzipSync(await readFile(file)).length;

/** Scripts that were there before the page answered to a hand; without that moment, all of them. */
export async function firstScripts(folder: string, { resources, ready = Infinity }: Seen): Promise<Chunk[]> {
  const urls = resources.filter(({ url, begun }) => url.endsWith('.js') && begun <= ready);
  return Promise.all(
    urls.map(async ({ url, bytes }) => ({
      name: url.replace(/^\/js\//, ''),
      gzipBytes: await gzipSize(join(folder, url)),
      transferredBytes: bytes,
    })),
  );
}
