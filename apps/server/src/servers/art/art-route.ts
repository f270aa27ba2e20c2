import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Modules } from '../../modules.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { artFamilyOf, houseMotif } from './art-family.ts';
import { createArtGallery, type Artwork } from './art-gallery.ts';

const COVER = /^([a-z][a-z0-9-]{0,79})-(240|480)\.(avif|webp)$/;
const BANNER = /^([a-z][a-z0-9-]{0,79})-(?:(wide)-(720|1440)|(phone)-(360|720))\.(avif|webp)$/;
/** The address of a picture stays when it is drawn anew, so it may not be kept for ever. */
const A_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000';

type Wanted = { id: string } & Pick<Artwork, 'shape' | 'width' | 'format'>;
type Named = FastifyRequest<{ Params: { file: string } }>;

const formatOf = (name: string | undefined): Artwork['format'] => (name === 'avif' ? 'avif' : 'webp');

function coverOf(file: string): Wanted {
  const [, id = '', width = '', format] = COVER.exec(file) ?? [];
  return { id, width: Number(width), format: formatOf(format) };
}

function bannerOf(file: string): Wanted {
  const [, id = '', wide, wideWidth, , phoneWidth, format] = BANNER.exec(file) ?? [];
  const width = Number(wideWidth ?? phoneWidth ?? '');
  return { id, shape: wide ? 'wide' : 'phone', width, format: formatOf(format) };
}

/** Serves the key art of every game of the catalogue, as a cover and for banners, and the motifs of the house. */
export function serveGameArt(
  server: FastifyInstance,
  { catalogue, folder }: { catalogue: Modules['catalogue']; folder: string },
): void {
  const gallery = createArtGallery(folder);
  const send = async (wanted: Wanted, request: Named, reply: FastifyReply): Promise<FastifyReply> => {
    const game = await catalogue.artSubject(wanted.id);
    const family = game ? artFamilyOf({ id: wanted.id, ...game }) : wanted.shape && houseMotif(wanted.id);
    if (!family) throw appError(requestErrors.notFound);
    const { bytes, tag } = await gallery.picture({ ...wanted, family });
    void reply.headers({ etag: `"${tag}"`, 'cache-control': A_MONTH });
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
    return reply.type(`image/${wanted.format}`).send(bytes);
  };
  server.get('/art/games/:file', (request: Named, reply) =>
    send(coverOf(request.params.file), request, reply),
  );
  server.get('/art/banners/:file', (request: Named, reply) =>
    send(bannerOf(request.params.file), request, reply),
  );
}
