import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Host } from '../host/host.types.ts';
import type { CatalogueGame, Json, Operator } from '../host/vendor.types.ts';
import { objectOf, textOf, type RawJson } from '../host/raw-json.ts';
import type { Unit } from '../host/units.ts';
import { amountOf, listTransactions } from './transactions.ts';

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

function operatorOf(host: Host, vendor: string, casinoKey: string, apiToken: string): Operator | undefined {
  return host.operators
    .list()
    .find(
      ({ vendor: own, protocol, keys }) =>
        own === vendor &&
        protocol === 'evolution' &&
        isSame(casinoKey, keys.casinoKey ?? '') &&
        isSame(apiToken, keys.apiToken ?? ''),
    );
}

/** Basic authentication with the casino key and the API token. */
function basicOperator(
  host: Host,
  vendor: string,
  casinoKey: string,
  request: FastifyRequest,
): Operator | undefined {
  const encoded = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  return user === casinoKey ? operatorOf(host, vendor, casinoKey, password) : undefined;
}

function launch(host: Host, operator: Operator, body: RawJson['json']): Json {
  const player = objectOf(body, 'player');
  const session = objectOf(player, 'session');
  const config = objectOf(body, 'config');
  const code = textOf(objectOf(objectOf(config, 'game'), 'table'), 'id');
  const game = host.catalogue.find(operator.vendor, code);
  const [name, token] = [textOf(player, 'id'), textOf(session, 'id')];
  if (!game || !host.engineOf(game)) return { errors: [{ code: 'G.3', message: 'unknown table' }] };
  if (!name || !token) return { errors: [{ code: 'G.9', message: 'player.id, player.session.id' }] };
  const urls = objectOf(config, 'urls');
  const visit = host.players.open({
    operator,
    game: code,
    name,
    token,
    nickname: textOf(player, 'nickname') || undefined,
    currency: textOf(player, 'currency') || operator.currency,
    language: textOf(player, 'language') || 'en',
    returnUrl: textOf(urls, 'lobby') || undefined,
    depositUrl: textOf(urls, 'cashier') || undefined,
  });
  const entry = `${host.url()}/play/${visit.id}`;
  return { entry, entryEmbedded: entry };
}

function tableJson(host: Host, { currency }: Operator, game: CatalogueGame): Json {
  const table = host.engineOf(game)?.table?.(game, currency);
  if (!table) return null;
  return {
    tableId: game.code,
    name: game.names.EN ?? game.code,
    names: game.names,
    gameType: game.themes[0] ?? 'live',
    themes: game.themes,
    open: true,
    language: 'EN',
    ...(table.dealer && { dealer: { name: table.dealer } }),
    ...(table.seats !== undefined && { seats: table.seats }),
    players: table.players,
    betLimits: { [currency]: { min: formatMoney(table.min), max: formatMoney(table.max) } },
    history: table.history.toReversed(),
    rtp: game.rtpBps === null ? null : game.rtpBps / 100,
    releasedOn: game.releasedOn,
    popularity: game.popularity,
  };
}

const iso = (at: number): string => new Date(at).toISOString();

/** One settled round of one table, with the bets of this operator's players. */
function gameJson(host: Host, operator: Operator, reference: string, units: readonly Unit[]): Json {
  const [first] = units;
  return {
    id: reference,
    gameType: reference.split(':')[0] ?? '',
    status: units.every(({ state }) => state !== 'open') ? 'Resolved' : 'InProgress',
    startedAt: iso(Math.min(...units.map(({ openedAt }) => openedAt))),
    settledAt: iso(Math.max(...units.map(({ settledAt, openedAt }) => settledAt ?? openedAt))),
    table: {
      id: first?.game ?? '',
      name: host.catalogue.find(operator.vendor, first?.game ?? '')?.names.EN ?? '',
    },
    participants: units.map((unit) => ({
      casinoId: operator.keys.casinoKey ?? '',
      playerId: host.players.get(unit.player).name,
      currency: host.players.findVisit(unit.visit)?.currency ?? '',
      bets: [
        {
          refId: unit.id,
          status: unit.state,
          stake: formatMoney(unit.stake),
          payout: formatMoney(unit.payout),
          transactions: listTransactions(host, operator, { unit: unit.id }).map(
            ({ id, order, call, state }) => ({
              id,
              type: { bet: 'debit', win: 'credit', promo: 'promo_payout' }[order.kind as string] ?? 'cancel',
              amount: formatMoney(amountOf(order)),
              status: state,
              createdAt: iso(call.createdAt),
            }),
          ),
        },
      ],
    })),
  };
}

function history(host: Host, operator: Operator, from: number, until: number): Json {
  const units = new Map<string, Unit[]>();
  for (const call of host.calls.listBetween(operator, from, until)) {
    const unit = host.units.find(call.unit);
    const known = units.get(call.reference) ?? [];
    if (unit && !known.some(({ id }) => id === unit.id)) units.set(call.reference, [...known, unit]);
  }
  const games = [...units].map(([reference, each]) => gameJson(host, operator, reference, each));
  return { uuid: host.wallet.newId(), timestamp: iso(host.now()), data: [{ date: iso(from), games }] };
}

/** What operators may ask, below `/v/:vendor/evolution`. */
export function addEvolutionRoutes(server: FastifyInstance, host: Host): void {
  const isDown = (operator: Operator): boolean => host.faults.take(operator.vendor, 'down', operator.account);

  server.post<{ Params: { vendor: string; casinoKey: string; apiToken: string }; Body: RawJson }>(
    '/v/:vendor/evolution/ua/v1/:casinoKey/:apiToken',
    async ({ params, body }, reply) => {
      const operator = operatorOf(host, params.vendor, params.casinoKey, params.apiToken);
      if (!operator) return reply.code(401).send({ errors: [{ code: 'G.1', message: 'unauthorized' }] });
      if (isDown(operator)) return reply.code(503).send({ errors: [{ code: 'G.0', message: 'down' }] });
      const answer = launch(host, operator, body.json);
      return reply
        .code(answer !== null && typeof answer === 'object' && 'errors' in answer ? 400 : 200)
        .send(answer);
    },
  );
  server.get<{ Params: { vendor: string; casinoKey: string } }>(
    '/v/:vendor/evolution/api/lobby/v1/:casinoKey/state',
    async (request, reply) => {
      const { vendor, casinoKey } = request.params;
      const operator = basicOperator(host, vendor, casinoKey, request);
      if (!operator)
        return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'unauthorized' });
      if (isDown(operator)) return reply.code(503).send({ error: 'down' });
      const tables = host.catalogue
        .list(vendor)
        .map((game) => [game.code, tableJson(host, operator, game)] as const)
        .filter(([, table]) => table !== null);
      return { tables: Object.fromEntries(tables) };
    },
  );
  server.get<{
    Params: { vendor: string };
    Querystring: { startDate?: string; endDate?: string; gameId?: string };
  }>('/v/:vendor/evolution/api/gamehistory/v1/casino/games', async (request, reply) => {
    const user = Buffer.from(/^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '', 'base64')
      .toString()
      .split(':')[0];
    const operator = basicOperator(host, request.params.vendor, user ?? '', request);
    if (!operator) return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'unauthorized' });
    if (isDown(operator)) return reply.code(503).send({ error: 'down' });
    const { startDate = '', endDate, gameId } = request.query;
    const from = gameId ? 0 : Date.parse(startDate);
    const until = endDate ? Date.parse(endDate) : host.now() + 1;
    if (Number.isNaN(from) || Number.isNaN(until))
      return reply.code(400).send({ error: 'startDate, endDate' });
    return history(host, operator, from, until);
  });
}
