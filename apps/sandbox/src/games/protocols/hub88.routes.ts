import { createVerify } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Host } from '../host/host.types.ts';
import type { CatalogueGame, Operator } from '../host/vendor.types.ts';
import { optionalText, textOf, type RawJson } from '../host/raw-json.ts';
import type { Reward } from '../host/rewards.ts';
import { toHub88 } from './hub88-messages.ts';
import { amountOf, listTransactions, type Transaction } from './transactions.ts';

type Body = RawJson['json'];
type Refusal = { error: string; message: string };
type Handler = (operator: Operator, body: Body) => unknown;
type Request = FastifyRequest<{ Params: { vendor: string; '*': string }; Body: RawJson }>;

const FACTOR = 10n;
const DEMO_CURRENCY = 'XXX';
const refused = (error: string, message: string): Refusal => ({ error, message });
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'error' in answer;

function isSigned(request: Request, { publicKey }: Operator): boolean {
  const signature = request.headers['x-hub88-signature'];
  if (!publicKey || typeof signature !== 'string') return false;
  try {
    return createVerify('RSA-SHA256').update(request.body.raw).verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}

function gameUrl(host: Host): Handler {
  return (operator, body) => {
    const code = textOf(body, 'game_code');
    const game = host.catalogue.find(operator.vendor, code);
    if (!game || !host.engineOf(game)) return refused('RS_ERROR_INVALID_GAME', code);
    const currency = textOf(body, 'currency');
    const isDemo = currency === DEMO_CURRENCY;
    const [user, token] = [textOf(body, 'user'), textOf(body, 'token')];
    if (!isDemo && (!user || !token)) return refused('RS_ERROR_WRONG_SYNTAX', 'user, token');
    const visit = host.players.open({
      operator,
      game: code,
      name: isDemo ? null : user,
      token,
      currency: isDemo ? operator.currency : currency,
      language: textOf(body, 'lang') || 'en',
      returnUrl: optionalText(body, 'lobby_url'),
      depositUrl: optionalText(body, 'deposit_url'),
    });
    return { url: `${host.url()}/play/${visit.id}` };
  };
}

const gameJson = (host: Host, game: CatalogueGame): object => ({
  game_code: game.code,
  name: game.names.EN,
  product: game.vendorName,
  category: game.category === 'rng' ? 'Video Slots' : game.category,
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
  freebet_support: true,
  demo_game_support: game.hasDemo,
  url_thumb: `${host.url()}/art/${game.vendor}/${game.code}.svg`,
  url_background: `${host.url()}/art/${game.vendor}/${game.code}.svg`,
  blocked_countries: [],
  release_date: game.releasedOn,
  rtp: game.rtpBps === null ? null : game.rtpBps / 100,
  themes: game.themes,
  popularity: game.popularity,
  names: game.names,
});

const KINDS = {
  bet: 'TK_BET',
  win: 'TK_WIN',
  correct: 'TK_WIN',
  promo: 'TK_WIN',
  rollback: 'TK_ROLLBACK',
  cancel: 'TK_ROLLBACK',
} as const;
const STATES = { done: 'TS_SUCCESS', refused: 'TS_DECLINED', rolled_back: 'TS_ROLLEDBACK' } as const;

function kindOf({ order }: Transaction): string {
  if (order.kind === 'bet' && order.freeReward) return 'TK_FREE_BET';
  if (order.kind === 'win' && order.freeReward) return 'TK_FREE_WIN';
  return KINDS[order.kind];
}

const transactionJson = (host: Host, one: Transaction): object => ({
  transaction_uuid: one.id,
  reference_transaction_uuid: 'bet' in one.order ? one.order.bet : null,
  kind: kindOf(one),
  transaction_status: STATES[one.state],
  user: host.players.get(one.call.player).name,
  round: one.unit,
  round_closed: host.units.find(one.unit)?.state !== 'open',
  amount: toHub88(amountOf(one.order)),
  currency: host.players.findVisit(one.call.visit)?.currency ?? '',
  game_code: one.call.game,
  inserted_at: new Date(one.call.createdAt).toISOString(),
});

function transactions(host: Host): Handler {
  return (operator, body) => {
    const unit = optionalText(body, 'round');
    const [from, until] = [Date.parse(textOf(body, 'start_time')), Date.parse(textOf(body, 'end_time'))];
    if (!unit && (Number.isNaN(from) || Number.isNaN(until)))
      return refused('RS_ERROR_WRONG_SYNTAX', 'start_time, end_time');
    return listTransactions(host, operator, unit ? { unit } : { from, until }).map((one) =>
      transactionJson(host, one),
    );
  };
}

function round(host: Host): Handler {
  return (operator, body) => {
    const unit = host.units.find(textOf(body, 'round'));
    if (unit?.operator !== operator.id)
      return refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', textOf(body, 'round'));
    return { url: `${host.url()}/rounds/${unit.id}` };
  };
}

const rewardState = ({ state, used, expiresAt }: Reward, now: number): string => {
  if (state === 'cancelled') return 'FRS_CANCELLED';
  if (state === 'finished') return 'FRS_FINISHED';
  if (expiresAt !== null && expiresAt <= now) return 'FRS_EXPIRED';
  return used === 0 ? 'FRS_NEW' : 'FRS_IN_PROGRESS';
};

const rewardJson = (host: Host, operator: Operator, reward: Reward): object => ({
  reward_uuid: reward.id,
  user: reward.player.slice(operator.id.length + 1),
  game_code: reward.game,
  status: rewardState(reward, host.now()),
  bet_count: reward.count,
  bets_used: reward.used,
  bet_value: Number(reward.bet * FACTOR),
  win_total: Number(reward.won * FACTOR),
  end_time: reward.expiresAt === null ? null : new Date(reward.expiresAt).toISOString(),
});

/** A reward is bought as a prepaid: the number of rounds and their stake. */
function createReward(host: Host): Handler {
  return (operator, body) => {
    const [user, game] = [textOf(body, 'user'), textOf(body, 'game_code')];
    const [count, value] = [Number(body['bet_count']), Number(body['bet_value'])];
    if (!host.catalogue.find(operator.vendor, game)) return refused('RS_ERROR_INVALID_GAME', game);
    if (!user || !Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(value) || value < 1)
      return refused('RS_ERROR_WRONG_SYNTAX', 'user, bet_count, bet_value');
    const end = Date.parse(textOf(body, 'end_time'));
    const id = textOf(body, 'reward_uuid') || host.wallet.newId();
    host.rewards.grant({
      id,
      operator: operator.id,
      player: `${operator.id}/${user}`,
      game,
      count,
      bet: BigInt(value) / FACTOR,
      expiresAt: Number.isNaN(end) ? null : end,
    });
    const reward = host.rewards.find(operator, id);
    return reward && rewardJson(host, operator, reward);
  };
}

function listRewards(host: Host): Handler {
  return (operator, body) => {
    const [user, id] = [optionalText(body, 'user'), optionalText(body, 'operator_reference')];
    return host.rewards
      .list(operator, user && `${operator.id}/${user}`)
      .filter((reward) => id === undefined || reward.id === id)
      .map((reward) => rewardJson(host, operator, reward));
  };
}

function cancelReward(host: Host): Handler {
  return (operator, body) => {
    const id = textOf(body, 'reward_uuid');
    const isCancelled = host.rewards.cancel(operator, id);
    const reward = host.rewards.find(operator, id);
    return isCancelled && reward
      ? rewardJson(host, operator, reward)
      : refused('RS_ERROR_UNKNOWN', 'no such open reward');
  };
}

/** What a reward can be bought as: any number of rounds at any stake. */
function listPrepaids(host: Host): Handler {
  return ({ vendor, currency }, body) => {
    const wanted = optionalText(body, 'game_code');
    return host.catalogue
      .list(vendor)
      .filter((game) => (wanted === undefined || game.code === wanted) && host.engineOf(game))
      .map(({ code }) => ({
        prepaid_uuid: `prepaid-${code}`,
        game_code: code,
        currency,
        bet_count: null,
        bet_value: null,
      }));
  };
}

const handlersOf = (host: Host): Readonly<Record<string, Handler>> => ({
  'game/url': gameUrl(host),
  'game/list': ({ vendor }) =>
    host.catalogue
      .list(vendor)
      .filter((game) => host.engineOf(game))
      .map((game) => gameJson(host, game)),
  'game/round': round(host),
  'transactions/list': transactions(host),
  'freebet/prepaids/list': listPrepaids(host),
  'freebet/rewards/create': createReward(host),
  'freebet/rewards/list': listRewards(host),
  'freebet/rewards/cancel': cancelReward(host),
});

/** What operators may ask, below `/v/:vendor/hub88/operator/generic/v2`. */
export function addHub88Routes(server: FastifyInstance, host: Host): void {
  const handlers = handlersOf(host);
  server.post('/v/:vendor/hub88/operator/generic/v2/*', async (request: Request, reply) => {
    const { vendor, '*': path } = request.params;
    const id = request.body.json['operator_id'];
    const operator = host.operators.find(
      vendor,
      typeof id === 'string' || typeof id === 'number' ? `${id}` : '',
    );
    if (operator?.protocol !== 'hub88')
      return reply.code(401).send(refused('RS_ERROR_INVALID_PARTNER', vendor));
    if (!isSigned(request, operator))
      return reply.code(401).send(refused('RS_ERROR_INVALID_SIGNATURE', 'x-hub88-signature'));
    if (host.faults.take(vendor, 'down', operator.account))
      return reply.code(503).send(refused('RS_ERROR_UNKNOWN', 'down'));
    const handler = handlers[path];
    if (!handler) return reply.callNotFound();
    const answer = handler(operator, request.body.json);
    return reply.code(isRefusal(answer) ? 400 : 200).send(answer);
  });
}
