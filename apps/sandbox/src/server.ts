import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { renderPage } from './page.ts';
import { STAND_INS, type StandIn } from './stand-ins.ts';

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The sandbox as a server that does not listen yet. */
export function createSandbox(standIns: readonly StandIn[] = STAND_INS): FastifyInstance {
  const server = Fastify({ logger: false });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  server.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyWith(nonce))
      .send(renderPage(standIns, nonce));
  });
  server.get('/-/health', async () => ({
    status: 'up',
    standIns: Object.fromEntries(standIns.map(({ id, state }) => [id, state.name])),
  }));
  return server;
}
