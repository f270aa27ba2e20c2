import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/layout.ts';
import { addFaultyCalls } from '../faulty-calls.ts';
import type { PaymentWorld } from '../payment-world.ts';
import { createCalls, createNonces, isGenuine, type Call } from './signed-calls.ts';
import { createSignedWorld, SIGNED, type SignedWorld } from './signed-world.ts';
import { gatewayDesk, gatewayPage } from './signed.page.ts';

type WithId = { Params: { id: string } };

const callOf = (body: string): Call | undefined => {
  try {
    const call = JSON.parse(body) as unknown;
    return call && typeof call === 'object' && 'to' in call && typeof call.to === 'string'
      ? (call as Call)
      : undefined;
  } catch {
    return undefined;
  }
};
const accountOf = ({ body }: FastifyRequest): string | undefined => callOf(String(body))?.to;

/** Pages that people open: the payer's, and the control centre. */
function addPages(server: FastifyInstance, world: SignedWorld): void {
  const depositOf = (theirId: string) =>
    [...world.deposits.values()].find((deposit) => deposit.theirId === theirId);
  server.get<WithId>('/signed/pay/:id', async ({ params }, reply) => {
    const deposit = depositOf(params.id);
    return deposit ? sendPage(reply, gatewayPage(deposit, new Date())) : reply.callNotFound();
  });
  server.post<WithId & { Body: { act?: string; name?: string } }>(
    '/signed/pay/:id',
    async ({ params, body }, reply) => {
      const deposit = depositOf(params.id);
      if (!deposit) return reply.callNotFound();
      if (deposit.state === 'waiting' && deposit.expiresAt > new Date().toISOString()) {
        if (body.act === 'cancel') world.cancel(deposit);
        else world.pay(deposit, body.name ?? '');
      }
      return reply.redirect(deposit.returnUrl, 303);
    },
  );
  server.get('/signed/desk', async (_request, reply) =>
    sendPage(reply, gatewayDesk(world.deposits.values(), world.payouts.values())),
  );
  server.post<WithId & { Body: { act?: string } }>(
    '/signed/desk/deposits/:id',
    async ({ params, body }, reply) => {
      const deposit = depositOf(params.id);
      if (!deposit) return reply.callNotFound();
      if (body.act === 'won' || body.act === 'lost') world.decideChargeback(deposit, body.act);
      else world.openChargeback(deposit);
      return reply.redirect('/signed/desk', 303);
    },
  );
  server.post<WithId>('/signed/desk/payouts/:id', async ({ params }, reply) => {
    const payout = [...world.payouts.values()].find(({ theirId }) => theirId === params.id);
    if (!payout) return reply.callNotFound();
    world.sendBack(payout);
    return reply.redirect('/signed/desk', 303);
  });
}

/** A gateway that speaks Croupier's own signed protocol at `/signed/api`. */
export function addSigned(server: FastifyInstance, payments: PaymentWorld): void {
  const world = createSignedWorld(payments);
  const calls = createCalls(world, payments.baseUrl);
  const isNew = createNonces();
  server.addHook('onClose', async () => world.close());
  payments.providers.push({
    id: SIGNED,
    title: 'Payment gateway',
    sentence: 'Kestrel Pay, a gateway without a connector of its own, by Croupier’s signed payment protocol.',
    pages: [{ path: '/signed/desk', name: 'Deposits and payouts' }],
    faults: [
      'down',
      'server_error',
      'done_not_answered',
      'late',
      'twice',
      'reordered',
      'lost',
      'forged',
      'bad_clock',
      'under',
      'over',
      'paid_twice',
      'reference_mangled',
      'reference_lost',
      'other_payer',
      'failed',
      'returned',
      'chargeback',
      'other_fee',
    ],
  });
  addPages(server, world);
  void server.register(
    async (scope) => {
      // The signature covers the body as it was sent.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      addFaultyCalls(scope, {
        faults: payments.faults,
        provider: SIGNED,
        accountOf,
        // Asking changes nothing, so a lost answer to it is no fault of its own.
        changes: ({ url }) => /\/(?:deposit|payout|refund)$/.test(url),
      });
      scope.post<{ Params: { name: string } }>('/:name', async ({ params, headers, body }, reply) => {
        const call = callOf(String(body));
        if (!call || call['call'] !== params.name)
          return reply.code(400).send({ code: 'malformed', message: 'call and to' });
        const signed = {
          timestamp: String(headers['x-timestamp']),
          nonce: String(headers['x-nonce']),
          signature: String(headers['x-signature']),
          body: String(body),
          to: call.to,
        };
        if (!isGenuine(signed, isNew)) return reply.code(401).send({ code: 'signature', message: '' });
        const answer = calls[params.name];
        return answer ? answer(call) : reply.code(404).send({ code: 'unknown_call', message: params.name });
      });
    },
    { prefix: '/signed/api' },
  );
}
