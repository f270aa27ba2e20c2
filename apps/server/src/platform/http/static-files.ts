import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names that carry a hash of their content never change, so a browser need never ask again. */
const HASHED = /\.[\w-]{8,}\.(?:js|css|woff2|avif|webp|svg)$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Serves the files of a built app; compressed at build time where that pays. Pages are not served here. */
export async function serveStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`no built app in ${folder}: run the build first`);
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', 'routes.json', 'sw.js', 'render/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? A_YEAR : AN_HOUR);
      // A worker lives under the policy of its own script.
      void reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
    },
  });
}
