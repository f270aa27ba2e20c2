import { formatMoney } from '@croupier/contract/money.ts';
import { ODDS_ONE_E3 } from '@croupier/contract/vendors/fixture-outcomes.ts';
import type { z } from 'zod';
import { feedLine } from '@croupier/contract/games/vendor-feed.ts';
import { given } from '../parsing.rules.ts';
import type {
  LaunchVisit,
  TheirTransaction,
  Unknown,
  VendorClient,
  VendorFixture,
  VendorProtocol,
  VendorTable,
} from '../../vendors.types.ts';
import {
  isUnknown,
  known,
  LAUNCH_TIMEOUT_MILLISECONDS,
  present,
  unknown,
  whenRead,
} from '../answers.rules.ts';
import { hmacAnswers, type HmacTransaction } from './hmac.schema.ts';
import { createSend, type Send } from './send.adapter.ts';

type Transactions = VendorClient['transactions'];
type ListPage = { read: z.output<typeof hmacAnswers.transactions> } | Unknown;

/** Bounds a list whose cursor never ends: 100,000 transactions. */
const MAX_PAGES = 200;

const theirTransaction = (item: HmacTransaction): TheirTransaction => {
  const {
    id,
    call: kind,
    player,
    currency,
    game,
    unit = '',
    amount: amountMinor,
    state,
    at,
    final,
    bet,
  } = item;
  const theirs = { theirId: id, kind, player, unit, game, amountMinor, currency, state, at };
  return { ...theirs, ...given({ final, betId: bet }) };
};

async function listTransactions(send: Send, query: Parameters<Transactions>[0]): ReturnType<Transactions> {
  const range =
    'unit' in query
      ? { unit: query.unit, player: query.player }
      : { from: query.from.toISOString(), until: query.until.toISOString() };
  const found: TheirTransaction[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const content: ListPage = known(
      present(await send(hmacAnswers.transactions, 'transactions', { ...range, cursor })),
    );
    if (isUnknown(content)) return content;
    found.push(...content.read.items.map(theirTransaction));
    ({ cursor } = content.read);
    if (cursor === null) return found;
  }
  return unknown('a list that does not end');
}

/** Codes of a feed of games. One without its last line was cut off. */
export function gamesOfFeed(text: string): readonly string[] | Unknown {
  const codes: string[] = [];
  let games: number | undefined;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      return unknown('a line of the games that is no JSON');
    }
    const read = feedLine.safeParse(json);
    if (!read.success) return unknown('a line of the games that can’t be read');
    if (read.data.kind === 'game') codes.push(read.data.code);
    if (read.data.kind === 'end') ({ games } = read.data);
  }
  return games === codes.length ? codes : unknown('a list of games that was cut off');
}

const ODDS_DECIMALS = 3;

/** An outcome as the vendor's bet slip is to have it. */
const pickOf = (pick: NonNullable<LaunchVisit['place']>['pick']) =>
  pick && {
    market: pick.market,
    outcome: pick.outcome,
    odds: (pick.oddsE3 / ODDS_ONE_E3).toFixed(ODDS_DECIMALS),
  };

async function launch(send: Send, visit: LaunchVisit) {
  const { player, token, gameCode, device, returnUrl, depositUrl, demo, place, ...rest } = visit;
  const { currency, language, country } = rest;
  const content = await send(
    hmacAnswers.url,
    'launch',
    {
      ...(!demo && { player, token }),
      game: gameCode,
      currency,
      language,
      country,
      device: device === 'phone' ? 'mobile' : 'desktop',
      return_url: returnUrl,
      deposit_url: depositUrl,
      demo,
      ...given({ event: place?.event, ...pickOf(place?.pick) }),
    },
    { once: true, timeoutMilliseconds: LAUNCH_TIMEOUT_MILLISECONDS },
  );
  return whenRead(present(content), ({ url }) => ({ url }));
}

async function listTables(send: Send): Promise<readonly VendorTable[] | Unknown> {
  const content = known(present(await send(hmacAnswers.tables, 'tables', {})));
  if (isUnknown(content)) return content;
  return content.read.tables.map(({ game, min: minMinor, max: maxMinor, seats, taken, ...table }) => ({
    gameCode: game,
    minMinor,
    maxMinor,
    seats,
    freeSeats: seats === null ? null : Math.max(seats - taken, 0),
    players: taken,
    ...table,
  }));
}

/** Odds are of use for seconds only: what is late is not waited for. */
const FIXTURES_TIMEOUT_MILLISECONDS = 2_000;

async function listFixtures(send: Send): Promise<readonly VendorFixture[] | Unknown> {
  const options = { once: true, timeoutMilliseconds: FIXTURES_TIMEOUT_MILLISECONDS };
  const content = known(present(await send(hmacAnswers.fixtures, 'fixtures', {}, options)));
  if (isUnknown(content)) return content;
  return content.read.fixtures.map(({ game, starts_at: startsAt, closes_at: closesAt, ...fixture }) => ({
    gameCode: game,
    startsAt,
    closesAt,
    ...fixture,
  }));
}

const freeRounds = (send: Send): NonNullable<VendorClient['freeRounds']> => ({
  grant: async ({ id, player, gameCode, count, betMinor, currency, expiresAt }) => {
    const bet = formatMoney(betMinor);
    const grant = { id, player, game: gameCode, count, bet, currency, expires_at: expiresAt.toISOString() };
    return whenRead(present(await send(hmacAnswers.ok, 'free-rounds/grant', grant)), () => ({
      granted: true,
    }));
  },
  list: async (player) => {
    const content = known(present(await send(hmacAnswers.freeRounds, 'free-rounds/list', { player })));
    return isUnknown(content) ? content : content.read.items;
  },
  cancel: async (id) =>
    whenRead(present(await send(hmacAnswers.ok, 'free-rounds/cancel', { id })), () => ({ cancelled: true })),
});

export function hmacClient(...of: Parameters<VendorProtocol['client']>): VendorClient {
  const { post, send } = createSend(...of);
  return {
    launch: (visit) => launch(send, visit),
    games: async () => {
      const answer = await post('games', {});
      if ('failed' in answer) return unknown(answer.failed);
      return answer.status === 200 ? gamesOfFeed(answer.text) : unknown(`HTTP ${answer.status}`);
    },
    transactions: (query) => listTransactions(send, query),
    replay: async (unit) =>
      whenRead(present(await send(hmacAnswers.url, 'round', unit)), ({ url }) => ({ url })),
    tables: () => listTables(send),
    fixtures: () => listFixtures(send),
    freeRounds: freeRounds(send),
  };
}
