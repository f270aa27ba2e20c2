import { vendorLogo } from '@croupier/art/vendor-logo.ts';
import type { FastifyInstance } from 'fastify';
import type { Modules } from '../../modules.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';

const FILE = /^([A-Za-z0-9]{1,32})\.svg$/;
/** A logo keeps its address when it is redrawn, so it must not be cached forever. */
const CACHE_ONE_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000';

/** Serves the logos of the catalogue's vendors. */
export function serveVendorLogos(
  server: FastifyInstance,
  { catalogue }: { catalogue: Modules['catalogue'] },
): void {
  server.get<{ Params: { file: string } }>('/art/vendors/:file', async (request, reply) => {
    const [, code = ''] = FILE.exec(request.params.file) ?? [];
    const vendor = await catalogue.logoSubject(code);
    if (!vendor) throw appError(requestErrors.notFound);
    return reply.type('image/svg+xml').header('cache-control', CACHE_ONE_MONTH).send(vendorLogo(vendor));
  });
}
