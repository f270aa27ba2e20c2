import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/layout.ts';
import { addBanks } from './banks/banks.routes.ts';
import { addChain } from './chain/chain.routes.ts';
import { FAULT_NAMES, type Armed, type Fault } from './faults.ts';
import { panelPage } from './panel.page.ts';
import { addSigned } from './signed/signed.routes.ts';
import { createPaymentWorld, type PaymentWorldOptions } from './payment-world.ts';
import { addSwitch } from './switch/switch.routes.ts';

const BLOCK_MILLISECONDS = 1_500;

type Toggle = { provider?: string; fault?: string; times?: string };

const isFault = (name: unknown): name is Fault => FAULT_NAMES.includes(name as Fault);

/** One armed fault of a request; undefined if it can't be read. */
function armedFrom(value: unknown): Armed | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const { provider, fault, times = 'always', account } = value as Record<string, unknown>;
  if (typeof provider !== 'string' || !isFault(fault)) return undefined;
  if (times !== 'always' && !(typeof times === 'number' && Number.isInteger(times) && times > 0))
    return undefined;
  return { provider, fault, times, ...(typeof account === 'string' ? { account } : {}) };
}

/** Payment providers, each with its own protocol, and the panel that makes them misbehave. */
export function addPayments(
  server: FastifyInstance,
  baseUrl: () => string,
  options: Omit<PaymentWorldOptions, 'baseUrl'> = {},
): void {
  const world = createPaymentWorld({ baseUrl, ...options });
  server.addHook('onClose', async () => world.close());
  addSwitch(server, world);
  addBanks(server, world);
  addSigned(server, world);
  // By itself only for people: tests mine when they need it.
  addChain(server, world, { paceMilliseconds: options.folder === undefined ? 0 : BLOCK_MILLISECONDS });

  server.get('/payments', async (_request, reply) => sendPage(reply, panelPage(world)));
  server.get('/payments/faults', async () => ({ faults: world.faults.list() }));
  server.put<{ Body: { faults?: unknown[] } }>('/payments/faults', async ({ body }, reply) => {
    const armed = body.faults?.map(armedFrom);
    if (!armed || armed.includes(undefined))
      return reply.code(400).send({ error: 'faults: provider, fault, times and account of each' });
    world.faults.replace(armed.filter((one) => one !== undefined));
    return { faults: world.faults.list() };
  });
  server.post<{ Body: Toggle }>('/payments/faults', async ({ body }, reply) => {
    const { provider, fault, times } = body;
    if (!isFault(fault) || !provider) return reply.code(400).send('provider and fault');
    if (times === 'never') world.faults.disarm(provider, fault);
    else world.faults.arm({ provider, fault, times: times === 'once' ? 1 : 'always' });
    return reply.redirect(`/payments#${provider}`, 303);
  });
  server.post('/payments/faults/clear', async (_request, reply) => {
    world.faults.replace([]);
    return reply.redirect('/payments', 303);
  });

  server.put<{ Body: { provider?: string; account?: string; url?: string } }>(
    '/payments/hooks',
    async ({ body: { provider, account, url } }, reply) => {
      if (!provider || !account || !url || !URL.canParse(url))
        return reply.code(400).send({ error: 'provider, account and url' });
      world.setHookAddress(provider, account, url);
      return { provider, account, url };
    },
  );
  server.get('/payments/hooks', async () => ({ deliveries: world.hooks.list() }));
  server.post<{ Params: { id: string } }>('/payments/hooks/:id/again', async ({ params }, reply) => {
    if (!(await world.hooks.sendAgain(params.id))) return reply.callNotFound();
    return reply.redirect('/payments#messages', 303);
  });

  server.get<{ Params: { provider: string; account: string } }>(
    '/payments/book/:provider/:account',
    async ({ params: { provider, account } }) => ({
      position: Object.fromEntries(
        Object.entries(world.book.position(provider, account)).map(([asset, sum]) => [asset, String(sum)]),
      ),
      lines: world.book
        .list(provider, account)
        .map((line) => ({ ...line, amountMinor: String(line.amountMinor) })),
    }),
  );
}
