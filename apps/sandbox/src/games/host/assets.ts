import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const ROOT = join(import.meta.dirname, '..');
/** Browser modules, styles, and the pure rules that browser and process share. */
const SERVED = /^(?:client\/(?:[a-z0-9-]+\/)*[a-z0-9.-]+\.(?:ts|css)|[a-z0-9-]+\/[a-z0-9-]+\.rules\.ts)$/;

const THAI_FONT = '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2';

/** Serves browser code as it stands in the repository, without its types: no build, no bundle. */
export function addAssets(server: FastifyInstance): void {
  server.get('/fonts/thai.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .send(await readFile(fileURLToPath(import.meta.resolve(THAI_FONT)))),
  );
  const stripped = new Map<string, string>();
  server.get<{ Params: { '*': string } }>('/games/*', async ({ params: { '*': path } }, reply) => {
    if (!SERVED.test(path) || path.includes('..')) return reply.callNotFound();
    const source = await readFile(join(ROOT, path), 'utf8').catch(() => undefined);
    if (source === undefined) return reply.callNotFound();
    // A frame without an origin of its own loads modules as a stranger.
    void reply.header('access-control-allow-origin', '*');
    if (path.endsWith('.css')) return reply.type('text/css; charset=utf-8').send(source);
    const script = stripped.get(source) ?? stripTypeScriptTypes(source, { mode: 'strip' });
    stripped.set(source, script);
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
