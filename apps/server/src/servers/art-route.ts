import type { FastifyInstance } from 'fastify';
import type { Modules } from '../modules.ts';
import { appError, requestErrors } from '../platform/http/errors.ts';
import { artFamilyOf } from './art-family.ts';
import { ArtBusyError, createArtGallery } from './art-gallery.ts';

const FILE = /^([a-z][a-z0-9-]{0,79})-(240|480)\.(avif|webp)$/;
/** The address of a picture stays when it is drawn anew, so it may not be kept for ever. */
const A_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000';
const RETRY_SECONDS = 5;

/** Serves the key art of every game of the catalogue, and of nothing else. */
export function serveGameArt(
  server: FastifyInstance,
  { catalogue, folder }: { catalogue: Modules['catalogue']; folder: string },
): void {
  const gallery = createArtGallery(folder);
  server.get<{ Params: { file: string } }>('/art/games/:file', async (request, reply) => {
    const [, id = '', width = '', format = ''] = FILE.exec(request.params.file) ?? [];
    const game = await catalogue.artSubject(id);
    if (!game) throw appError(requestErrors.notFound);
    try {
      const { bytes, tag } = await gallery.picture({
        id,
        family: artFamilyOf(game),
        width: width === '240' ? 240 : 480,
        format: format === 'avif' ? 'avif' : 'webp',
      });
      void reply.headers({ etag: `"${tag}"`, 'cache-control': A_MONTH });
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
      return await reply.type(`image/${format}`).send(bytes);
    } catch (error) {
      if (!(error instanceof ArtBusyError)) throw error;
      return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send();
    }
  });
}
