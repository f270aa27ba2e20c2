import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Faults } from './faults.ts';

/** Makes the calls to a provider's API go wrong while a fault is armed. Add it to a scope of that provider only. */
export function addFaultyCalls(
  scope: FastifyInstance,
  {
    faults,
    provider,
    accountOf,
    changes = ({ method }) => method !== 'GET',
  }: {
    faults: Faults;
    provider: string;
    accountOf: (request: FastifyRequest) => string | undefined;
    /** Whether a call changes something, so that its lost answer matters. */
    changes?: (request: FastifyRequest) => boolean;
  },
): void {
  const unanswered = new WeakSet<FastifyRequest>();
  scope.addHook('preHandler', async (request, reply) => {
    const account = accountOf(request);
    if (faults.take(provider, 'down', account)) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (faults.take(provider, 'server_error', account))
      return reply
        .code(500)
        .send({ error: { type: 'server_not_available', message: 'Something went wrong' } });
    if (changes(request) && faults.take(provider, 'done_not_answered', account)) unanswered.add(request);
    return undefined;
  });
  scope.addHook('onSend', async (request, _reply, payload) => {
    if (unanswered.has(request)) request.raw.socket.destroy();
    return payload;
  });
}
