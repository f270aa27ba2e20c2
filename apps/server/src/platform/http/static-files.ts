import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files with a content hash in their name never change, so browsers may cache them indefinitely. */
const HASHED = /\.[\w-]{8,}\.(?:js|css|woff2|avif|webp|svg)$/;
const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable';
const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Serves the files of a built app, compressed at build time if that pays. Pages are served elsewhere. */
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
      void reply.header('cache-control', HASHED.test(path) ? CACHE_ONE_YEAR : CACHE_ONE_HOUR);
      // A worker uses the content security policy of its own script.
      void reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
    },
  });
}
