import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { ENGINES } from '../engines.ts';
import { PROTOCOLS } from '../protocols/protocols.ts';
import { transactionsOf } from '../protocols/transactions.ts';
import { createAccounting } from './accounting.ts';
import { addAssets } from './assets.ts';
import { createCalls } from './calls.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { addFaultPanel } from './faults.routes.ts';
import type { Engine, Host, RunningEngine } from './host.types.ts';
import type { CatalogueGame } from './vendor.types.ts';
import { addOperatorRoutes } from './operators.routes.ts';
import { createLocalBook } from './local-book.ts';
import { createOperators } from './operators.ts';
import { createOutbox, type OutboxTimes } from './outbox.ts';
import { addPlayPage } from './play.page.ts';
import { createPlayers } from './players.ts';
import { acceptRawJson } from './raw-json.ts';
import { createRewards } from './rewards.ts';
import { addRoundPage } from './round.page.ts';
import { createSeats } from './seats.ts';
import { createSeeds } from './seeds.ts';
import { openStore } from './store.ts';
import { createUnits } from './units.ts';
import { createVendorFaults } from './vendor-faults.ts';
import { createWallet } from './wallet.ts';

export type GamesHostOptions = {
  /** Public address, if it differs from the port. */
  url?: string | undefined;
  /** Where the vendors' database is; without it in memory. */
  dataFolder?: string | undefined;
  now?: () => number;
  times?: Partial<OutboxTimes>;
  engines?: readonly Engine[];
  catalogue?: Catalogue;
};

export type GamesHost = {
  http: FastifyInstance;
  host: Host;
  /** 0 picks any free port. */
  listen: (address: { host: string; port: number }) => Promise<{ url: string }>;
  close: () => Promise<void>;
};

const BODY_LIMIT_BYTES = 64 * 1024;

function createHttp(): FastifyInstance {
  const http = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  acceptRawJson(http);
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  return http;
}

/** The game vendors: their games, their players and the wallet calls to the operators. Not yet listening. */
export function createGamesHost(options: GamesHostOptions = {}): GamesHost {
  const { now = Date.now, engines = ENGINES, catalogue = createCatalogue() } = options;
  const http = createHttp();
  const store = openStore(options.dataFolder);
  const faults = createVendorFaults();
  const calls = createCalls(store, now);
  const units = createUnits(store, now);
  const operators = createOperators(store, (protocol) => PROTOCOLS[protocol].newKeys());
  const players = createPlayers(store, now);
  const rewards = createRewards(store, now);
  const seats = createSeats();
  const accounting = createAccounting({ calls, units });
  const outbox = createOutbox({
    store,
    calls,
    faults,
    protocols: PROTOCOLS,
    now,
    onFinished: accounting.onFinished,
    about: ({ operator, player, visit: id }) => {
      const visit = players.findVisit(id);
      if (!visit) throw new Error(`no visit ${id}`);
      return { operator: operators.get(operator), player: players.get(player), visit };
    },
    times: options.times,
  });
  const localBook = createLocalBook(store, players, (id) => operators.get(id).protocol === 'transfer');
  const wallet = createWallet({
    store,
    calls,
    units,
    accounting,
    localBook,
    outbox,
    players,
    operators,
    protocols: PROTOCOLS,
    faults,
    now,
    onBalance: seats.sendBalance,
  });
  const engineFor = (game: CatalogueGame): Engine | undefined => engines.find(({ plays }) => plays(game));
  const running = new Map<Engine, RunningEngine>();
  const host: Host = {
    now,
    url: () => options.url ?? `http://localhost:${(http.server.address() as AddressInfo).port}`,
    store,
    seeds: createSeeds(store),
    units,
    calls,
    wallet,
    localBook,
    faults,
    catalogue,
    operators,
    players,
    rewards,
    engineOf: (game) => {
      const engine = engineFor(game);
      return engine && running.get(engine);
    },
  };
  for (const engine of engines) running.set(engine, engine.start(host));
  for (const engine of engines) engine.addRoutes?.(http, host);

  addAssets(http);
  addPlayPage(http, host, engineFor);
  addRoundPage(http, host, ({ id }) =>
    transactionsOf(calls.listOfUnit(id)).filter(({ unit }) => unit === id),
  );
  addOperatorRoutes(http, host);
  addFaultPanel(http, host);
  for (const protocol of Object.values(PROTOCOLS)) protocol.addRoutes(http, host);
  http.get('/-/health', async () => ({ status: 'up' }));
  const detach = seats.attach(http, host);

  return {
    http,
    host,
    listen: async (address) => {
      await http.listen(address);
      outbox.resume();
      for (const engine of running.values()) void engine.recover();
      return { url: host.url() };
    },
    close: async () => {
      for (const engine of running.values()) engine.stop();
      outbox.close();
      detach();
      await http.close();
      store.close();
    },
  };
}
