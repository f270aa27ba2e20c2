import type { FastifyInstance } from 'fastify';
import type { Modules } from '../../modules.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { MAX_HOOK_BYTES } from '../../modules/money/payments/index.ts';

/**
 * Messages of payment providers: no envelope and no session. Bodies stay raw because signatures are made over them, and
 * a closed site still receives them, because money keeps arriving.
 */
export function servePaymentHooks(
  server: FastifyInstance,
  { merchants, payments }: Pick<Modules, 'merchants' | 'payments'>,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { accountId: string } }>(
      '/hooks/payments/:accountId',
      { bodyLimit: MAX_HOOK_BYTES },
      async (request, reply) => {
        const { id: merchantId } = await merchants.byHost(request.host);
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { accountId } = request.params;
        const answer = await payments.receiveHook({
          merchantId,
          accountId,
          headers: request.headers,
          rawBody,
          ip: request.ip,
        });
        if (answer.status === 404) throw appError(requestErrors.notFound);
        reply.code(answer.status);
        return 'body' in answer ? reply.type(answer.contentType).send(answer.body) : reply.send('');
      },
    );
  });
}
