import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/layout.ts';
import { addFaultyCalls } from '../faulty-calls.ts';
import type { PaymentWorld } from '../payment-world.ts';
import {
  paymentJson,
  payoutJson,
  refundJson,
  type Payment,
  type Payout,
  type Refund,
} from './switch-orders.ts';
import { createSwitchWorld, SWITCH, type SwitchWorld } from './switch-world.ts';
import { linkPage, switchDesk } from './switch.page.ts';

type Body = Record<string, unknown>;
type WithId = { Params: { id: string } };

const PAGE_SIZE = 50;

const fail = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: { type: 'invalid_request', code, message } });
const duplicate = (reply: FastifyReply, what: string): FastifyReply =>
  fail(reply, 400, 'HE_01', `The ${what} with the specified id already exists in our records`);
const missing = (reply: FastifyReply, what: string): FastifyReply =>
  fail(reply, 404, 'HE_02', `${what} does not exist in our records`);

const accountOf = ({ headers }: FastifyRequest): string => {
  const key = headers['api-key'];
  return typeof key === 'string' ? key : '';
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{30}$/.test(value) ? value : undefined;
const unitsOf = (value: unknown): bigint | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? BigInt(value) : undefined;
const billedNameOf = ({ billing }: Body): string => {
  const address: unknown =
    billing && typeof billing === 'object' ? Reflect.get(billing, 'address') : undefined;
  return address && typeof address === 'object' ? text(Reflect.get(address, 'first_name')).slice(0, 80) : '';
};
const hookUrlOf = ({ metadata }: Body): string | undefined => {
  const url: unknown =
    metadata && typeof metadata === 'object' ? Reflect.get(metadata, 'hook_url') : undefined;
  return typeof url === 'string' && URL.canParse(url) ? url : undefined;
};

/** Fields that every order has; undefined if they are not as documented. */
function orderOf(request: FastifyRequest, body: Body, idField: string) {
  const [id, units, currency] = [idOf(body[idField]), unitsOf(body['amount']), text(body['currency'])];
  if (!id || !units || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return {
    id,
    units,
    currency,
    account: accountOf(request),
    created: new Date().toISOString(),
    hookUrl: hookUrlOf(body),
  };
}

/** Newest first, after the id of the last row of the page before. */
function pageOf<Row extends { id: string; account: string; created: string }>(
  rows: Iterable<Row>,
  request: FastifyRequest,
): Row[] {
  const query = request.query as Record<string, string | undefined>;
  const [from = '', until = '9'] = [query['created.gte'], query['created.lt']];
  const own = [...rows]
    .filter((row) => row.account === accountOf(request) && row.created >= from && row.created < until)
    .toSorted((a, b) => b.created.localeCompare(a.created) || b.id.localeCompare(a.id));
  const start = own.findIndex(({ id }) => id === query['starting_after']) + 1;
  return own.slice(start, start + Math.min(Number(query['limit'] ?? PAGE_SIZE), PAGE_SIZE));
}

function addPaymentCalls(scope: FastifyInstance, world: SwitchWorld, baseUrl: () => string): void {
  const answerFor = (payment: Payment) => paymentJson(payment, baseUrl());
  scope.post<{ Body: Body }>('/payments', async (request, reply) => {
    const order = orderOf(request, request.body, 'payment_id');
    const returnUrl = text(request.body['return_url']);
    if (!order || !URL.canParse(returnUrl)) return fail(reply, 422, 'IR_06', 'Json deserialize error');
    if (world.payments.has(order.id)) return duplicate(reply, 'payment');
    const seconds = Number(request.body['session_expiry'] ?? 900);
    const payment: Payment = {
      ...order,
      status: 'requires_payment_method',
      received: 0n,
      updated: order.created,
      description: text(request.body['description']),
      returnUrl,
      expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
      payer: billedNameOf(request.body),
      error: null,
      disputes: [],
    };
    world.payments.set(payment.id, payment);
    world.changed();
    return answerFor(payment);
  });
  scope.get('/payments/list', async (call) => {
    const data = pageOf(world.payments.values(), call).map(answerFor);
    return { size: data.length, data };
  });
  scope.get<WithId>('/payments/:id', async (request, reply) => {
    const payment = world.payments.get(request.params.id);
    if (!payment || payment.account !== accountOf(request)) return missing(reply, 'Payment');
    world.expire(payment);
    return answerFor(payment);
  });
}

function addPayoutCalls(scope: FastifyInstance, world: SwitchWorld): void {
  scope.post<{ Body: Body }>('/payouts/create', async (request, reply) => {
    const order = orderOf(request, request.body, 'payout_id');
    if (!order) return fail(reply, 422, 'IR_06', 'Json deserialize error');
    if (world.payouts.has(order.id)) return duplicate(reply, 'payout');
    const payout: Payout = {
      ...order,
      status: 'initiated',
      description: text(request.body['description']),
      payee: text(request.body['name']),
      error: null,
    };
    world.startPayout(payout);
    return payoutJson(payout);
  });
  scope.get('/payouts/list', async (call) => {
    const data = pageOf(world.payouts.values(), call).map(payoutJson);
    return { size: data.length, data };
  });
  scope.get<WithId>('/payouts/:id', async (request, reply) => {
    const payout = world.payouts.get(request.params.id);
    if (!payout || payout.account !== accountOf(request)) return missing(reply, 'Payout');
    return payoutJson(payout);
  });
}

function addRefundCalls(scope: FastifyInstance, world: SwitchWorld): void {
  const refundedOf = (paymentId: string): bigint =>
    [...world.refunds.values()]
      .filter((refund) => refund.paymentId === paymentId && refund.status === 'succeeded')
      .reduce((sum, { units }) => sum + units, 0n);
  scope.post<{ Body: Body }>('/refunds', async (request, reply) => {
    const { body } = request;
    const payment = world.payments.get(text(body['payment_id']));
    if (!payment || payment.account !== accountOf(request)) return missing(reply, 'Payment');
    const order = orderOf(request, { ...body, currency: payment.currency }, 'refund_id');
    if (!order) return fail(reply, 422, 'IR_06', 'Json deserialize error');
    if (world.refunds.has(order.id)) return duplicate(reply, 'refund');
    if (refundedOf(payment.id) + order.units > payment.received)
      return fail(reply, 400, 'IR_13', 'The refund amount exceeds the amount captured');
    const { hookUrl: _, ...rest } = order;
    const refund: Refund = { ...rest, paymentId: payment.id, status: 'succeeded' };
    world.addRefund(payment, refund);
    return refundJson(refund);
  });
  scope.get<WithId>('/refunds/:id', async (request, reply) => {
    const refund = world.refunds.get(request.params.id);
    if (!refund || refund.account !== accountOf(request)) return missing(reply, 'Refund');
    return refundJson(refund);
  });
  scope.post<{ Body: Body }>('/refunds/list', async (call) => {
    const [from, until] = [text(call.body['start_time']), text(call.body['end_time'])];
    const offset = Number(call.body['offset'] ?? 0);
    const own = [...world.refunds.values()]
      .filter(({ account, created }) => account === accountOf(call) && created >= from && created < until)
      .toSorted((a, b) => b.created.localeCompare(a.created));
    const data = own.slice(offset, offset + PAGE_SIZE).map(refundJson);
    return { count: data.length, total_count: own.length, data };
  });
}

/** Pages that people open: the payer's, and the control centre. */
function addPages(server: FastifyInstance, world: SwitchWorld): void {
  server.get<WithId>('/switch/payment_link/:id', async ({ params }, reply) => {
    const payment = world.payments.get(params.id);
    if (!payment) return reply.callNotFound();
    world.expire(payment);
    return sendPage(reply, linkPage(payment));
  });
  server.post<WithId & { Body: { act?: string; name?: string; card?: string } }>(
    '/switch/payment_link/:id',
    async ({ params, body }, reply) => {
      const payment = world.payments.get(params.id);
      if (!payment) return reply.callNotFound();
      world.expire(payment);
      if (payment.status === 'requires_payment_method') {
        if (body.act === 'cancel') world.cancel(payment);
        else world.pay(payment, { name: body.name ?? '', declines: body.card === '4000000000000002' });
      }
      const address = new URL(payment.returnUrl);
      address.searchParams.set('payment_id', payment.id);
      address.searchParams.set('status', payment.status);
      return reply.redirect(address.href, 303);
    },
  );
  server.get('/switch/desk', async (_request, reply) =>
    sendPage(reply, switchDesk(world.payments.values(), world.payouts.values())),
  );
  server.post<WithId & { Body: { act?: string } }>(
    '/switch/desk/payments/:id',
    async ({ params, body }, reply) => {
      const payment = world.payments.get(params.id);
      if (!payment) return reply.callNotFound();
      const open = payment.disputes.find(({ status }) => status === 'dispute_opened');
      if (open && body.act !== 'dispute') world.decideDispute(payment, open, body.act === 'won');
      else if (payment.received > 0n) world.openDispute(payment);
      return reply.redirect('/switch/desk', 303);
    },
  );
  server.post<WithId>('/switch/desk/payouts/:id', async ({ params }, reply) => {
    const payout = world.payouts.get(params.id);
    if (!payout) return reply.callNotFound();
    world.reversePayout(payout);
    return reply.redirect('/switch/desk', 303);
  });
}

/** A payment switch that speaks Hyperswitch’s API at `/switch/api`. */
export function addSwitch(server: FastifyInstance, payments: PaymentWorld): void {
  const world = createSwitchWorld(payments);
  server.addHook('onClose', async () => world.close());
  payments.providers.push({
    id: SWITCH,
    title: 'Payment switch',
    sentence: 'Harbour Switch, an installation of Hyperswitch: card pages, payouts, refunds, disputes.',
    pages: [{ path: '/switch/desk', name: 'Payments and payouts' }],
    faults: [
      'down',
      'server_error',
      'done_not_answered',
      'late',
      'twice',
      'reordered',
      'lost',
      'forged',
      'under',
      'over',
      'other_payer',
      'failed',
      'returned',
      'chargeback',
    ],
  });
  addPages(server, world);
  void server.register(
    async (scope) => {
      addFaultyCalls(scope, {
        faults: payments.faults,
        provider: SWITCH,
        accountOf,
        changes: ({ method, url }) => method !== 'GET' && !url.includes('/list'),
      });
      scope.addHook('onRequest', async (request, reply) =>
        accountOf(request)
          ? undefined
          : fail(reply, 401, 'IR_01', 'API key not provided or invalid API key used'),
      );
      addPaymentCalls(scope, world, payments.baseUrl);
      addPayoutCalls(scope, world);
      addRefundCalls(scope, world);
    },
    { prefix: '/switch/api' },
  );
}
