import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyArt, WantedArt } from '../../modules/games/catalogue/index.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';

/** A list may show a game with another of its motifs, which is named after a tilde. */
const COVER = /^([a-z][a-z0-9-]{0,79})(?:~([a-z]{1,24}))?-(240|480)\.(avif|webp)$/;
const BANNER = /^([a-z][a-z0-9-]{0,79})-(?:(wide)-(720|1440)|(phone)-(360|720))\.(avif|webp)$/;
/** Maximum cache time: the address does not change with the drawing code. */
const ONE_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

const formatOf = (name: string | undefined): WantedArt['format'] => (name === 'avif' ? 'avif' : 'webp');

function coverAt(file: string): WantedArt {
  const [, id = '', motif, width = '', format] = COVER.exec(file) ?? [];
  const cover = { id, shape: 'cover', width: Number(width), format: formatOf(format) } as const;
  return motif === undefined ? cover : { ...cover, motif };
}

function bannerAt(file: string): WantedArt {
  const [, id = '', wide, wideWidth, , phoneWidth, format] = BANNER.exec(file) ?? [];
  const width = Number(wideWidth ?? phoneWidth ?? '');
  return { id, shape: wide ? 'wide' : 'phone', width, format: formatOf(format) };
}

/** Serves key art: covers of games, and pictures for banners of a game or a motif. */
export function serveGameArt(server: FastifyInstance, { keyArt }: { keyArt: KeyArt }): void {
  const send = async (
    wanted: WantedArt,
    request: FileRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const picture = await keyArt.picture(wanted);
    if (!picture) throw appError(requestErrors.notFound);
    const { bytes, tag } = picture;
    void reply.headers({ etag: `"${tag}"`, 'cache-control': ONE_MONTH });
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
    return reply.type(`image/${wanted.format}`).send(bytes);
  };
  server.get('/art/games/:file', (request: FileRequest, reply) =>
    send(coverAt(request.params.file), request, reply),
  );
  server.get('/art/banners/:file', (request: FileRequest, reply) =>
    send(bannerAt(request.params.file), request, reply),
  );
}
