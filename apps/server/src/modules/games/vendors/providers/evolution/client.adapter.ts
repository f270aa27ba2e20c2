import { randomUUID } from 'node:crypto';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type {
  AccountKeys,
  LaunchVisit,
  Refused,
  TheirTransaction,
  Unknown,
  VendorAccount,
  VendorCall,
  VendorClient,
  VendorProtocol,
  VendorTable,
} from '../../vendors.types.ts';
import { callTwice, contentOf, isUnknown, LAUNCH_TIMEOUT_MILLISECONDS, unknown } from '../answers.rules.ts';
import { evolutionAnswers, TYPES, type EvolutionGame, type EvolutionTable } from './client.schema.ts';
import { evolutionConfig, type EvolutionKeys } from './evolution.schema.ts';

type Deps = Parameters<VendorProtocol['client']>[2];
type Api = { base: string; casinoKey: string; apiToken: string; currency: string } & Deps;

const MAX_HISTORY = 80;
/** Their history has no search by the id of a bet, so a bet is looked for where retries and disputes are. */
const SEARCHED_DAYS = 3;
const DAY_MILLISECONDS = 86_400_000;

const HTTP_BAD_REQUEST = 400;
const HTTP_SERVER_ERROR = 500;

async function launch(api: Api, visit: LaunchVisit): Promise<{ url: string } | Refused | Unknown> {
  if (visit.demo) return { refused: 'no demo' };
  const { player, token, country, language, currency, device, address, returnUrl, depositUrl } = visit;
  const body = {
    uuid: randomUUID(),
    player: {
      id: player,
      update: true,
      nickname: player,
      country,
      language: language.toLowerCase(),
      currency,
      session: { id: token, ip: address },
    },
    config: {
      game: { table: { id: visit.gameCode } },
      channel: { wrapped: false, mobile: device === 'phone' },
      urls: { lobby: returnUrl, cashier: depositUrl },
    },
  };
  const answer = await api.call({
    method: 'POST',
    url: `${api.base}/ua/v1/${api.casinoKey}/${encodeURIComponent(api.apiToken)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMilliseconds: LAUNCH_TIMEOUT_MILLISECONDS,
  });
  const content = contentOf(evolutionAnswers.entry, answer);
  if ('read' in content) {
    const { entry, entryEmbedded = entry } = content.read;
    const url = URL.parse(entryEmbedded, api.base);
    return url ? { url: url.href } : unknown('no address');
  }
  if ('failed' in answer || answer.status < HTTP_BAD_REQUEST || answer.status >= HTTP_SERVER_ERROR)
    return content;
  const failed = evolutionAnswers.failure.safeParse(parseExactJson(answer.text));
  const [error] = failed.success ? failed.data.errors : [];
  return error ? { refused: `${error.code}: ${error.message}` } : content;
}

/** A call with the casino key and the API token as user and password. */
const get = (api: Api, path: string) => {
  const credentials = Buffer.from(`${api.casinoKey}:${api.apiToken}`).toString('base64');
  const request = (): Parameters<VendorCall>[0] => ({
    method: 'GET',
    url: `${api.base}${path}`,
    headers: { authorization: `Basic ${credentials}` },
  });
  return callTwice(api.call, request);
};

async function readTables(api: Api): Promise<readonly EvolutionTable[] | Unknown> {
  const content = contentOf(evolutionAnswers.state, await get(api, `/api/lobby/v1/${api.casinoKey}/state`));
  return isUnknown(content) ? content : Object.values(content.read.tables);
}

/** A table without limits in the account's currency is not for its players. */
function tableOf(table: EvolutionTable, currency: string): VendorTable[] {
  const limits = table.betLimits[currency];
  if (!limits) return [];
  const { tableId, open, dealer, players, history } = table;
  const seats = table.seats ?? null;
  return [
    {
      gameCode: tableId,
      open,
      dealer: dealer?.name ?? null,
      minMinor: limits.min,
      maxMinor: limits.max,
      seats,
      freeSeats: seats === null ? null : Math.max(seats - players, 0),
      players,
      history: history.slice(-MAX_HISTORY),
    },
  ];
}

/** The transactions of a game of the studio: those of all its bets, each with the call as part of its id. */
const transactionsOf = ({ table, participants }: EvolutionGame): TheirTransaction[] =>
  participants.flatMap(({ playerId: player, currency, bets }) =>
    bets.flatMap(({ refId: unit, transactions }) =>
      transactions.map(({ id, type, amount: amountMinor, status: state, createdAt: at }) => ({
        theirId: `${type}/${id}`,
        kind: TYPES[type],
        player,
        unit,
        game: table.id,
        amountMinor,
        currency,
        state,
        at,
        ...(type === 'credit' && { final: true }),
      })),
    ),
  );

async function listTransactions(
  api: Api,
  { from, until }: { from: Date; until: Date },
): Promise<readonly TheirTransaction[] | Unknown> {
  const range = new URLSearchParams({ startDate: from.toISOString(), endDate: until.toISOString() });
  const content = contentOf(
    evolutionAnswers.history,
    await get(api, `/api/gamehistory/v1/casino/games?${range.toString()}`),
  );
  if (isUnknown(content)) return content;
  return content.read.data.flatMap(({ games }) => games.flatMap(transactionsOf));
}

/** Evolution's user authentication, lobby state and game history. */
export function evolutionClient(account: VendorAccount, keys: AccountKeys, deps: Deps): VendorClient {
  const { url, casinoKey } = evolutionConfig.parse(account.config);
  const { apiToken } = keys.current as EvolutionKeys;
  const api: Api = {
    ...deps,
    base: url.replace(/\/+$/, ''),
    casinoKey,
    apiToken,
    currency: account.currency,
  };
  return {
    launch: (visit) => launch(api, visit),
    games: async () => {
      const tables = await readTables(api);
      return isUnknown(tables) ? tables : tables.map(({ tableId }) => tableId);
    },
    transactions: async (query) => {
      if (!('unit' in query)) return listTransactions(api, query);
      const until = deps.now();
      const from = new Date(until.getTime() - SEARCHED_DAYS * DAY_MILLISECONDS);
      const all = await listTransactions(api, { from, until });
      return isUnknown(all)
        ? all
        : all.filter(({ unit, player }) => unit === query.unit && player === query.player);
    },
    replay: () => Promise.resolve({ refused: 'no replays' }),
    tables: async () => {
      const tables = await readTables(api);
      return isUnknown(tables) ? tables : tables.flatMap((table) => tableOf(table, api.currency));
    },
  };
}
