import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import { writeFeed } from '../../vendors/feed.ts';
import type { FixtureState, Host } from '../host/host.types.ts';
import type { CatalogueGame, Json, Operator, ProtocolId } from '../host/vendor.types.ts';
import { optionalText, textOf, type RawJson } from '../host/raw-json.ts';
import type { Reward } from '../host/rewards.ts';
import { createNonces, isSigned } from './hmac-signature.ts';
import { amountOf, listTransactions, type Transaction } from './transactions.ts';

type Body = RawJson['json'];
type Answer = { code: string; [key: string]: Json };
type Handler = (operator: Operator, body: Body) => Answer;
type Request = FastifyRequest<{ Params: { vendor: string; '*': string }; Body: RawJson }>;

const PAGE = 500;
const MAX_FIXTURES = 100;
const refused = (code: string, message: string, field?: string): Answer => ({
  code,
  message,
  ...(field ? { field } : {}),
});

/** The match and the outcome that the game's page opens with. */
function selectionIn(body: Body): string {
  const given = new URLSearchParams();
  for (const name of ['event', 'market', 'outcome', 'odds']) {
    const value = optionalText(body, name);
    if (value) given.set(name, value);
  }
  return given.size > 0 ? `?${String(given)}` : '';
}

function launch(host: Host): Handler {
  return (operator, body) => {
    const code = textOf(body, 'game');
    const game = host.catalogue.find(operator.vendor, code);
    if (!game || !host.engineOf(game)) return refused('game', 'no such game');
    const isDemo = body['demo'] === true;
    if (isDemo && !game.hasDemo) return refused('unsupported', 'this game has no demo');
    if (!isDemo && !textOf(body, 'player')) return refused('malformed', 'missing', 'player');
    if (!isDemo && !textOf(body, 'token')) return refused('malformed', 'missing', 'token');
    const visit = host.players.open({
      operator,
      game: code,
      name: isDemo ? null : textOf(body, 'player'),
      token: textOf(body, 'token'),
      currency: textOf(body, 'currency') || operator.currency,
      language: textOf(body, 'language') || 'en',
      returnUrl: optionalText(body, 'return_url'),
      depositUrl: optionalText(body, 'deposit_url'),
    });
    return { code: 'ok', url: `${host.url()}/play/${visit.id}${selectionIn(body)}` };
  };
}

function transactionJson(host: Host, { id, call, order, unit, state }: Transaction): Json {
  const player = host.players.get(call.player);
  return {
    id,
    call: order.kind,
    player: player.name,
    currency: host.players.findVisit(call.visit)?.currency ?? '',
    game: call.game,
    unit,
    amount: formatMoney(amountOf(order)),
    at: new Date(call.createdAt).toISOString(),
    state,
    reference: call.reference,
    ...('bet' in order ? { bet: order.bet } : {}),
    ...(order.kind === 'win' ? { final: order.final } : {}),
    ...(order.kind === 'win' && order.validBet !== undefined
      ? { valid_bet: formatMoney(order.validBet) }
      : {}),
  };
}

/** Everything since `from`, in pages; the cursor is the number of rows that came before. */
function transactions(host: Host): Handler {
  return (operator, body) => {
    const unit = optionalText(body, 'unit');
    const [from, until] = [Date.parse(textOf(body, 'from')), Date.parse(textOf(body, 'until'))];
    if (!unit && (Number.isNaN(from) || Number.isNaN(until))) return refused('malformed', 'a time', 'from');
    const start = Number(textOf(body, 'cursor') || '0');
    const list = listTransactions(host, operator, unit ? { unit } : { from, until });
    const page = list.slice(start, start + PAGE);
    const end = start + page.length;
    return {
      code: 'ok',
      items: page.map((one) => transactionJson(host, one)),
      cursor: end < list.length ? String(end) : null,
    };
  };
}

function round(host: Host): Handler {
  return (operator, body) => {
    const unit = host.units.find(textOf(body, 'unit'));
    if (unit?.operator !== operator.id) return refused('absent', 'no such unit');
    const state = unit.state === 'void' ? 'voided' : unit.state;
    return { code: 'ok', state, payout: formatMoney(unit.payout), url: `${host.url()}/rounds/${unit.id}` };
  };
}

const tableJson = (host: Host, operator: Operator, game: CatalogueGame): Json[] => {
  const table = host.engineOf(game)?.table?.(game, operator.currency);
  if (!table) return [];
  return [
    {
      id: game.code,
      game: game.code,
      name: game.names.EN ?? game.code,
      open: true,
      seats: table.seats ?? null,
      taken: table.players,
      currency: operator.currency,
      min: formatMoney(table.min),
      max: formatMoney(table.max),
      history: table.history.toReversed(),
    },
  ];
};

const oddsText = (odds: number | null): Json => (odds === null ? null : (odds / 1_000).toFixed(3));
const oddsJson = ({ home, draw, away }: FixtureState['odds']): Json => ({
  home: oddsText(home),
  ...(draw === undefined ? {} : { draw: oddsText(draw) }),
  away: oddsText(away),
});

/** What a lobby can show of all its matches; one that several titles offer belongs to the most popular. */
function fixtures(host: Host): Handler {
  return (operator) => {
    const found = new Map<string, Json>();
    const games = host.catalogue.list(operator.vendor).toSorted((a, b) => b.popularity - a.popularity);
    for (const game of games)
      for (const { id, title, sides, startsAt, closesAt, live, odds, market } of host
        .engineOf(game)
        ?.fixtures?.(game) ?? []) {
        if (found.has(id) || found.size >= MAX_FIXTURES) continue;
        const [home, away] = sides;
        found.set(id, {
          id,
          game: game.code,
          title,
          home,
          away,
          starts_at: new Date(startsAt).toISOString(),
          closes_at: closesAt === null ? null : new Date(closesAt).toISOString(),
          live,
          odds: oddsJson(odds),
          market,
        });
      }
    return { code: 'ok', fixtures: [...found.values()] };
  };
}

const rewardState = ({ state, used, expiresAt }: Reward, now: number): string => {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'finished') return 'used_up';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return used === 0 ? 'new' : 'active';
};

function grantFreeRounds(host: Host): Handler {
  return (operator, body) => {
    const [id, name, game] = [textOf(body, 'id'), textOf(body, 'player'), textOf(body, 'game')];
    const [bet, expires] = [parseMoney(textOf(body, 'bet')), Date.parse(textOf(body, 'expires_at'))];
    const count = body['count'];
    if (!host.catalogue.find(operator.vendor, game)) return refused('game', 'no such game');
    if (!id || !name || !bet || typeof count !== 'number') return refused('malformed', 'missing', 'bet');
    const player = `${operator.id}/${name}`;
    const expiresAt = Number.isNaN(expires) ? null : expires;
    host.rewards.grant({ id, operator: operator.id, player, game, count, bet, expiresAt });
    return { code: 'ok', id };
  };
}

function handlersOf(host: Host): Readonly<Record<string, Handler>> {
  return {
    launch: launch(host),
    transactions: transactions(host),
    round: round(host),
    tables: (operator) => ({
      code: 'ok',
      tables: host.catalogue.list(operator.vendor).flatMap((game) => tableJson(host, operator, game)),
    }),
    fixtures: fixtures(host),
    'free-rounds/grant': grantFreeRounds(host),
    'free-rounds/list': (operator, body) => ({
      code: 'ok',
      items: host.rewards.list(operator, `${operator.id}/${textOf(body, 'player')}`).map((reward) => ({
        id: reward.id,
        game: reward.game,
        count: reward.count,
        used: reward.used,
        won: formatMoney(reward.won),
        state: rewardState(reward, host.now()),
      })),
    }),
    'free-rounds/cancel': (operator, body) => {
      const id = textOf(body, 'id');
      return host.rewards.cancel(operator, id) ? { code: 'ok', id } : refused('refused', 'not open');
    },
  };
}

/** The vendor's games as the feed's format has them, only those that can be played. */
function sendGames(reply: FastifyReply, host: Host, { vendor }: Operator): FastifyReply {
  const games = host.catalogue.list(vendor).filter((game) => host.engineOf(game));
  const name = games[0]?.vendorName ?? vendor;
  const state = host.catalogue.isOpen(vendor) ? 'up' : 'maintenance';
  const feed = writeFeed(
    { code: vendor, name },
    state,
    games.map(({ vendor: _vendor, vendorName: _name, ...game }) => game),
  );
  return reply.type('application/x-ndjson; charset=utf-8').send(feed.text);
}

export type ExtraHandlers = (host: Host) => Readonly<Record<string, Handler>>;

/** What operators may ask of a vendor, below `/v/:vendor/<protocol>`: one signed call each. */
export function addHmacRoutes(
  server: FastifyInstance,
  host: Host,
  protocol: ProtocolId,
  extra: ExtraHandlers = () => ({}),
): void {
  const nonces = createNonces();
  const handlers = { ...handlersOf(host), ...extra(host) };
  server.post(`/v/:vendor/${protocol}/*`, async (request: Request, reply) => {
    const { vendor, '*': call } = request.params;
    const { json } = request.body;
    const operator = host.operators.find(vendor, textOf(json, 'to'));
    if (
      operator?.protocol !== protocol ||
      textOf(json, 'call') !== call ||
      !isSigned(request, operator.keys.secret ?? '', host.now(), nonces)
    )
      return reply.code(401).send(refused('signature', 'wrong signature, time, nonce, account or call'));
    if (host.faults.take(vendor, 'down', operator.account)) return reply.code(503).send({ code: 'later' });
    if (call === 'games') return sendGames(reply, host, operator);
    const handler = handlers[call];
    if (!handler) return reply.code(400).send(refused('unsupported', 'no such call'));
    const answer = handler(operator, json);
    return reply.code(answer.code === 'malformed' ? 400 : 200).send(answer);
  });
}
