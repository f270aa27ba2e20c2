import { goodArt, isGoodSubject } from '@croupier/art/good-art.ts';
import type { FastifyInstance } from 'fastify';
import { appError, requestErrors } from '../../platform/http/errors.ts';

const FILE = /^([a-z_]{1,32})\.svg$/;
/** A picture keeps its address when it is redrawn, so it must not be cached forever. */
const ONE_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000';

/** Serves the pictures of goods, for the site and the console. */
export function serveGoodArt(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>('/art/goods/:file', (request, reply) => {
    const [, name = ''] = FILE.exec(request.params.file) ?? [];
    if (!isGoodSubject(name)) throw appError(requestErrors.notFound);
    return reply.type('image/svg+xml').header('cache-control', ONE_MONTH).send(goodArt(name));
  });
}
