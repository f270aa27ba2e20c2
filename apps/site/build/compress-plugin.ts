import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Pictures and fonts are already compressed; the page is filled per visitor. */
const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest)$/;
const MIN_COMPRESSED_BYTES = 1_024;

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress per request. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'croupier-compress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true });
        for (const name of names.filter((file) => COMPRESSIBLE.test(file))) {
          const file = join(folder, name);
          const content = await readFile(file);
          if (content.length < MIN_COMPRESSED_BYTES) continue;
          const [br, gz] = await Promise.all([
            brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
            gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
        }
      },
    },
  };
}
