import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../pages/layout.ts';
import type { Feed } from './feed.ts';
import type { VendorState } from './vendor-list.ts';
import { createVendorWorld, type VendorWorld } from './vendor-world.ts';
import { vendorPage, vendorsPage } from './vendors.page.ts';

const NDJSON = 'application/x-ndjson; charset=utf-8';
const STATES: readonly VendorState[] = ['up', 'slow', 'maintenance'];

type OneVendor = { Params: { code: string } };
type Change = OneVendor & { Body: { state?: string; game?: string; gone?: string; breaks?: string } };

/** Sends part of the feed and closes the connection. */
function sendHalf(reply: FastifyReply, { text }: Feed): void {
  const bytes = Buffer.from(text);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': NDJSON, 'content-length': bytes.length });
  reply.raw.write(half, () => reply.raw.destroy());
}

/** The feeds of about forty invented vendors, and the page for injecting faults. */
export function addVendors(
  server: FastifyInstance,
  baseUrl: () => string,
  world: VendorWorld = createVendorWorld(),
): void {
  server.get('/vendors/feeds.json', async () => ({
    vendors: world.list().map(({ vendor: { code, name } }) => ({
      code,
      name,
      url: `${baseUrl()}/vendors/${code}/games.ndjson`,
    })),
  }));
  server.get<OneVendor>('/vendors/:code/games.ndjson', async (request, reply) => {
    const found = world.find(request.params.code);
    if (!found) return reply.callNotFound();
    const feed = world.feedOf(found);
    if (found.breaksNext) {
      world.setBreaksNext(found.vendor.code, false);
      return sendHalf(reply, feed);
    }
    const tag = `"${feed.version}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(NDJSON).send(feed.text);
  });

  server.get('/vendors', async (_request, reply) =>
    sendPage(reply, vendorsPage(world.list().map((one) => ({ ...one, games: world.feedOf(one).games })))),
  );
  server.get<OneVendor & { Querystring: { q?: string } }>('/vendors/:code', async (request, reply) => {
    const found = world.find(request.params.code);
    if (!found) return reply.callNotFound();
    return sendPage(reply, vendorPage(found, world.gamesOf(found.vendor), request.query.q ?? ''));
  });
  server.post<Change>('/vendors/:code/state', async ({ params, body }, reply) => {
    const state = STATES.find((one) => one === body.state);
    if (!state || !world.setState(params.code, state)) return reply.callNotFound();
    return reply.redirect('/vendors', 303);
  });
  server.post<Change>('/vendors/:code/half', async ({ params, body }, reply) => {
    if (!world.setBreaksNext(params.code, body.breaks !== 'no')) return reply.callNotFound();
    return reply.redirect('/vendors', 303);
  });
  server.post<Change & { Querystring: { q?: string } }>(
    '/vendors/:code/withdraw',
    async ({ params, body, query }, reply) => {
      const gone = body.gone !== 'no';
      if (!body.game || !world.setWithdrawn(params.code, body.game, gone)) return reply.callNotFound();
      return reply.redirect(`/vendors/${params.code}?q=${encodeURIComponent(query.q ?? '')}`, 303);
    },
  );
}
