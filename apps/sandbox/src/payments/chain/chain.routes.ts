import { parseMoney } from '@croupier/contract/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/layout.ts';
import { addFaultyCalls } from '../faulty-calls.ts';
import type { PaymentWorld } from '../payment-world.ts';
import { addressDigits, addressOfName } from './addresses.ts';
import { createChain, TOKENS, type Chain } from './chain-state.ts';
import { chainPage, signerPage } from './chain.page.ts';
import { answerRpc, type RpcRequest } from './rpc.ts';
import { createSigner, type Signer } from './signer.ts';

const FILL_UNITS = 10_000n;
const MAX_MINED = 100;
/** Prices of one USDT, by currency. */
const RATES: Readonly<Record<string, string>> = { EUR: '0.92', USD: '1', THB: '35.2', VND: '25410' };
const LEDGER_SCALE = 4;

type SendBody = { contract?: string; to?: string; amount?: string };
type OfWallet = { Params: { wallet: string } };

const wantsJson = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('application/json');

/** Somebody's tokens on their way; a text says what is wrong. */
function sendTokens(
  world: PaymentWorld,
  chain: Chain,
  { contract, to = '', amount = '' }: SendBody,
): string[] | string {
  const token = TOKENS.find((one) => one.contract === (contract ?? TOKENS[0]?.contract));
  const digits = addressDigits(to.trim());
  const asked = parseMoney(amount.replaceAll(/[,\s]/g, ''));
  if (!token) return 'There is no such token here.';
  if (digits === undefined) return 'The address is wrong: its checksum does not fit.';
  if (asked === undefined || asked <= 0n) return 'Enter an amount above zero.';
  const { faults } = world;
  const amountMinor = faults.take('chain', 'under')
    ? asked / 2n
    : faults.take('chain', 'over')
      ? asked * 2n
      : asked;
  const units = amountMinor * 10n ** BigInt(token.decimals - LEDGER_SCALE);
  const times = faults.take('chain', 'paid_twice') ? 2 : 1;
  return Array.from(
    { length: times },
    () => chain.send({ contract: token.contract, from: addressOfName('payer'), to: digits, units }).hash,
  );
}

function addChainPages(server: FastifyInstance, world: PaymentWorld, chain: Chain): void {
  server.get<{ Querystring: { address?: string; amount?: string } }>(
    '/payments/chain',
    async ({ query: { address = '', amount = '' } }, reply) =>
      sendPage(reply, chainPage(chain, { address, amount, error: null })),
  );
  server.post<{ Body: SendBody }>('/payments/chain/send', async (request, reply) => {
    const sent = sendTokens(world, chain, request.body);
    if (typeof sent === 'string') {
      void reply.code(422);
      const { to: address = '', amount = '' } = request.body;
      return wantsJson(request)
        ? { error: sent }
        : sendPage(reply, chainPage(chain, { address, amount, error: sent }));
    }
    return wantsJson(request) ? { transactions: sent } : reply.redirect('/payments/chain', 303);
  });
  const step = (request: FastifyRequest, reply: FastifyReply): FastifyReply | object =>
    wantsJson(request)
      ? { latest: chain.head().number, final: chain.finalNumber() }
      : reply.redirect('/payments/chain', 303);
  server.post<{ Body: { count?: string | number } }>('/payments/chain/mine', async (request, reply) => {
    chain.mine(Math.min(Number(request.body.count ?? 1) || 1, MAX_MINED));
    return step(request, reply);
  });
  server.post<{ Body: { count?: string | number; keeps?: string } }>(
    '/payments/chain/fork',
    async (request, reply) => {
      const { count, keeps } = request.body;
      chain.fork(Number(count ?? 1) || 1, keeps === 'nothing' ? 'nothing' : 'transfers');
      return step(request, reply);
    },
  );
  server.put<{ Body: { milliseconds?: number } }>('/payments/chain/pace', async ({ body }) => {
    chain.setPace(body.milliseconds ?? 0);
    return { milliseconds: body.milliseconds ?? 0 };
  });
  server.get<{ Querystring: { asset?: string; currency?: string } }>(
    '/payments/chain/rates',
    async ({ query: { asset = 'USDT', currency = '' } }, reply) => {
      const rate = RATES[currency];
      if (asset !== 'USDT' || rate === undefined) return reply.callNotFound();
      return { asset, currency, rate, at: new Date().toISOString() };
    },
  );
}

function addNode(server: FastifyInstance, world: PaymentWorld, chain: Chain): void {
  void server.register(
    async (scope) => {
      addFaultyCalls(scope, { faults: world.faults, provider: 'chain', accountOf: () => undefined });
      scope.post<{ Body: RpcRequest | RpcRequest[] }>('/rpc', async ({ body }) =>
        Array.isArray(body) ? body.map((one) => answerRpc(chain, one)) : answerRpc(chain, body),
      );
    },
    { prefix: '/payments/chain' },
  );
}

function addSignerApi(server: FastifyInstance, world: PaymentWorld, signer: Signer): void {
  const walletOf = ({ params }: FastifyRequest): string => (params as { wallet?: string }).wallet ?? '';
  void server.register(
    async (scope) => {
      // The signature covers the body as it was sent.
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, String(body)),
      );
      addFaultyCalls(scope, { faults: world.faults, provider: 'signer', accountOf: walletOf });
      const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');
      const signed = (request: FastifyRequest): unknown => {
        const rawBody = request.body as string;
        const isGood = signer.isSigned(walletOf(request), {
          timestamp: header(request, 'x-timestamp'),
          nonce: header(request, 'x-nonce'),
          signature: header(request, 'x-signature'),
          rawBody,
        });
        return isGood ? (JSON.parse(rawBody) as unknown) : undefined;
      };
      scope.post<OfWallet>('/v1/payouts', async (request, reply) => {
        const order = signed(request);
        if (order === undefined) return reply.code(401).send({ code: 'forged', message: 'not signed' });
        const { status, body } = signer.pay(request.params.wallet, order);
        return reply.code(status).send(body);
      });
      scope.post<OfWallet>('/v1/payouts/find', async (request, reply) => {
        const order = signed(request);
        if (order === undefined) return reply.code(401).send({ code: 'forged', message: 'not signed' });
        const { status, body } = signer.find(request.params.wallet, (order as { id?: unknown }).id);
        return reply.code(status).send(body);
      });
    },
    { prefix: '/payments/signer/:wallet' },
  );
}

function addSignerPages(
  server: FastifyInstance,
  world: PaymentWorld,
  { chain, signer }: { chain: Chain; signer: Signer },
): void {
  const show = (reply: FastifyReply, wallet: string, error: string | null): FastifyReply =>
    sendPage(
      reply,
      signerPage(signer, chain, { wallet, address: addressOfName(wallet), baseUrl: world.baseUrl(), error }),
    );
  server.get<OfWallet>('/payments/signer/:wallet', async ({ params }, reply) =>
    show(reply, params.wallet, null),
  );
  server.post<OfWallet & { Body: { contract?: string } }>(
    '/payments/signer/:wallet/fill',
    async (request, reply) => {
      const { wallet } = request.params;
      const token = TOKENS.find(
        ({ contract }) => contract === (request.body.contract ?? TOKENS[0]?.contract),
      );
      if (!token) return reply.callNotFound();
      const units = FILL_UNITS * 10n ** BigInt(token.decimals);
      chain.send({
        contract: token.contract,
        from: addressOfName('payer'),
        to: addressOfName(wallet),
        units,
      });
      chain.mine(1);
      return wantsJson(request)
        ? { address: addressOfName(wallet) }
        : reply.redirect(`/payments/signer/${encodeURIComponent(wallet)}`, 303);
    },
  );
  server.post<OfWallet & { Body: { address?: string; act?: string } }>(
    '/payments/signer/:wallet/block',
    async (request, reply) => {
      const { wallet } = request.params;
      const { address = '', act } = request.body;
      if (!signer.setBlocked(address, act !== 'allow'))
        return show(reply, wallet, 'The address is wrong: its checksum does not fit.');
      if (wantsJson(request)) return { blocked: signer.blocked() };
      return reply.redirect(`/payments/signer/${encodeURIComponent(wallet)}`, 303);
    },
  );
}

/** A chain with a node, a payer's wallet, and the signer of the merchants' wallets. */
export function addChain(
  server: FastifyInstance,
  world: PaymentWorld,
  { paceMilliseconds = 0 }: { paceMilliseconds?: number | undefined } = {},
): void {
  const chain = createChain({ world });
  const signer = createSigner({ world, chain });
  chain.setPace(paceMilliseconds);
  server.addHook('onClose', async () => chain.close());
  world.providers.push(
    {
      id: 'chain',
      title: 'Chain',
      sentence: 'A chain with USDT, its node, and a payer’s wallet. It can fork until a transfer is final.',
      faults: ['down', 'server_error', 'fork', 'under', 'over', 'paid_twice'],
      pages: [{ path: '/payments/chain', name: 'Wallet and blocks' }],
    },
    {
      id: 'signer',
      title: 'Signer',
      sentence: 'The program that holds the keys of the merchants’ wallets and pays within its own limits.',
      faults: ['down', 'server_error', 'done_not_answered', 'failed'],
      pages: ['croupier', 'lotus', 'saobien'].map((name) => ({
        path: `/payments/signer/demo-${name}`,
        name: `Wallet of ${name}`,
      })),
    },
  );
  addChainPages(server, world, chain);
  addNode(server, world, chain);
  addSignerApi(server, world, signer);
  addSignerPages(server, world, { chain, signer });
}
