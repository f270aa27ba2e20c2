import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Modules } from '../../modules.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';

/** The name of a picture is made from its content, so that what has a name never changes. */
const ONE_YEAR = 'public, max-age=31536000, immutable';

type Content = Pick<Modules['content'], 'picture'>;

async function send(
  reply: FastifyReply,
  content: Content,
  of: { merchantId: string; file: string },
): Promise<FastifyReply> {
  const picture = await content.picture(of);
  if (!picture) throw appError(requestErrors.notFound);
  return reply.header('cache-control', ONE_YEAR).type('image/webp').send(picture);
}

/** Pictures of the merchant whose site it is. */
export function serveMedia(
  server: FastifyInstance,
  { content, merchants }: { content: Content; merchants: Pick<Modules['merchants'], 'byHost'> },
): void {
  server.get<{ Params: { file: string } }>('/media/:file', async ({ host, params }, reply) =>
    send(reply, content, { merchantId: (await merchants.byHost(host)).id, file: params.file }),
  );
}

/** The same pictures on the console, where an image element cannot send a session. They are public on the site. */
export function serveConsoleMedia(server: FastifyInstance, content: Content): void {
  server.get<{ Params: { merchantCode: string; file: string } }>(
    '/console/media/:merchantCode/:file',
    async ({ params }, reply) => send(reply, content, { merchantId: params.merchantCode, file: params.file }),
  );
}
