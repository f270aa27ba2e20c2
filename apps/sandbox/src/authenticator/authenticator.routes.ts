import type { FastifyInstance } from 'fastify';
import { createGuardrails, generate } from 'otplib';
import { sendPage } from '../pages/layout.ts';
import { AUTHENTICATOR_PAGE } from './authenticator.page.ts';

const STEP_SECONDS = 30;
/** Ten bytes: the keys of older services. */
const GUARDRAILS = createGuardrails({ MIN_SECRET_BYTES: 10 });
const SECRET = /^[A-Z2-7]{16,128}$/;

/** An authenticator app. The page computes codes in the browser and sends no secret. */
export function addAuthenticator(server: FastifyInstance): void {
  server.get('/authenticator', async (_request, reply) => sendPage(reply, AUTHENTICATOR_PAGE));
  server.get<{ Querystring: { secret?: string } }>(
    '/authenticator/code',
    async ({ query: { secret = '' } }, reply) => {
      const plain = secret.replaceAll(/[\s=-]/g, '').toUpperCase();
      if (!SECRET.test(plain)) return reply.code(400).send({ error: 'secret_is_not_base32' });
      const secondsLeft = STEP_SECONDS - (Math.floor(Date.now() / 1000) % STEP_SECONDS);
      return { code: await generate({ secret: plain, guardrails: GUARDRAILS }), secondsLeft };
    },
  );
}
