import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Modules } from '../../modules.ts';
import { MAX_CALL_BYTES } from '../../modules/games/vendors/index.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';

type Params = { adapter: string; accountId: string; '*': string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Of repeated parameters the last one counts. */
const queryOf = ({ query }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value.at(-1) ?? ''),
    ]),
  );

/**
 * Calls of game vendors to our wallet: no envelope and no session. Bodies stay raw because signatures are made over
 * them, and a closed site still answers, because rounds in progress end.
 */
export function serveVendorCalls(
  server: FastifyInstance,
  { merchants, vendors }: Pick<Modules, 'merchants' | 'vendors'>,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Params }>(
      '/vendors/:adapter/:accountId/*',
      { bodyLimit: MAX_CALL_BYTES },
      async (request, reply) => {
        const { id: merchantId } = await merchants.byHost(request.host);
        const { adapter, accountId, '*': path } = request.params;
        if (!UUID.test(accountId)) throw appError(requestErrors.notFound);
        const { ip, headers } = request;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const raw = { path: path.replace(/\/+$/, ''), query: queryOf(request), headers, body };
        const answer = await vendors.receiveCall({ merchantId, adapter, accountId, ip, raw });
        if (!answer) throw appError(requestErrors.notFound);
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      },
    );
  });
}
