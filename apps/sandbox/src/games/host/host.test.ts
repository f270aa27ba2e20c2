import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoney } from '@croupier/contract/money.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { signedRequest } from '../protocols/hmac-signature.ts';
import { createTestOperator } from '../testing/test-operator.ts';
import { createGamesHost, type GamesHost } from './games-host.ts';
import type { ProtocolId, Visit } from './vendor.types.ts';
import type { VendorFault } from './vendor-faults.ts';

/** Retries without the waiting. */
const TIMES = { retryMilliseconds: 5, lateMilliseconds: 20 };
const VENDOR = { hub88: 'AMBERLOOM', hmac: 'FAIRDEAL', evolution: 'PARLOUR9', transfer: 'DEEPBELL' } as const;
const wallet = createTestOperator();
const folder = mkdtempSync(join(tmpdir(), 'vendors-'));
let walletUrl = '';
let games: GamesHost;
let url = '';
let players = 0;

async function start(options: { dataFolder?: string; callbackUrl?: string } = {}): Promise<GamesHost> {
  const started = createGamesHost({ times: TIMES, dataFolder: options.dataFolder });
  await started.listen({ host: '127.0.0.1', port: 0 });
  return started;
}

beforeAll(async () => {
  walletUrl = await wallet.listen();
  games = await start();
  url = games.host.url();
});
afterEach(() => games.host.faults.replace([]));
afterAll(async () => {
  await games.close();
  wallet.close();
  rmSync(folder, { recursive: true });
});

/** A new player of an operator, with a game open. */
function visitOf(protocol: ProtocolId, host = games.host, account = '1', name = `p${(players += 1)}`): Visit {
  const vendor = VENDOR[protocol];
  const callbackUrl = `${walletUrl}/${protocol}`;
  const settings = {
    vendor,
    account,
    protocol,
    callbackUrl,
    merchant: account,
    currency: 'THB',
    publicKey: null,
  };
  const operator = host.operators.register(settings);
  const game = host.catalogue.list(vendor).find((each) => each.themes[0] !== 'roulette')?.code ?? '';
  return host.players.open({ operator, game, name, token: 't', currency: 'THB', language: 'en' });
}

const seatOf = (visit: Visit, host = games.host) => {
  const operator = host.operators.get(visit.operator);
  const game = host.catalogue.find(operator.vendor, visit.game);
  if (!game) throw new Error('no game');
  return { visit, operator, player: host.players.get(visit.player), game };
};

const betOf = (visit: Visit, amount = 100_000n, host = games.host) => ({
  seat: seatOf(visit, host),
  engine: 'test',
  unit: host.wallet.newId(),
  reference: 'test:1',
  amount,
  unitDetail: {},
});
const START = 100_000_000n;
const balanceOf = (visit: Visit): bigint => wallet.balanceOf(visit.player.split('/')[2] ?? '');

const SEAMLESS = ['hub88', 'evolution', 'hmac'] as const;

test.each(SEAMLESS)('%s: a bet and its win move the money once each', async (protocol) => {
  const visit = visitOf(protocol);
  const bet = betOf(visit);
  const { outcome } = await games.host.wallet.bet(bet);
  expect(outcome).toMatchObject({ kind: 'done', balance: START - 100_000n });
  const won = await games.host.wallet.win({ unit: bet.unit, amount: 195_050n, final: true });
  expect(won).toMatchObject({ kind: 'done', balance: START + 95_050n });
  expect(games.host.units.get(bet.unit)).toMatchObject({
    state: 'settled',
    stake: 100_000n,
    payout: 195_050n,
  });
});

test.each(SEAMLESS)('%s: without enough money the bet is refused and the unit is void', async (protocol) => {
  const bet = betOf(visitOf(protocol), START + 10_000n);
  const { outcome } = await games.host.wallet.bet(bet);
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'funds', balance: START });
  expect(games.host.units.get(bet.unit).state).toBe('void');
});

const REPEATED: readonly VendorFault[] = ['lost', 'cut', 'twice', 'late', 'down', 'forged'];
test.each(SEAMLESS.flatMap((protocol) => REPEATED.map((fault) => [protocol, fault] as const)))(
  '%s: with the fault “%s” a bet still moves the money once',
  async (protocol, fault) => {
    const visit = visitOf(protocol);
    games.host.faults.replace([{ provider: VENDOR[protocol], fault, times: 1 }]);
    const bet = betOf(visit);
    expect((await games.host.wallet.bet(bet)).outcome.kind).toBe('done');
    // A wallet of this test accepts a forged call as well, but under the same id.
    expect(balanceOf(visit)).toBe(START - 100_000n);
    expect(games.host.units.get(bet.unit).stake).toBe(100_000n);
  },
);

test.each(SEAMLESS)('%s: a bet without an answer is rolled back after three attempts', async (protocol) => {
  const visit = visitOf(protocol);
  games.host.faults.replace([{ provider: VENDOR[protocol], fault: 'lost', times: 3 }]);
  const bet = betOf(visit);
  expect((await games.host.wallet.bet(bet)).outcome).toEqual({ kind: 'unknown' });
  const rollback = games.host.calls.listOfUnit(bet.unit).find(({ order }) => order.kind === 'rollback');
  await games.host.wallet.outcomesOf(bet.unit);
  expect(rollback).toBeDefined();
  await expect.poll(() => games.host.calls.find(rollback?.id ?? '')?.state).not.toBe('waiting');
  expect(balanceOf(visit)).toBe(START);
  expect(games.host.units.get(bet.unit)).toMatchObject({ state: 'void', stake: 0n });
});

test('a call that a stopped process had not finished is sent again under its id', async () => {
  const first = await start({ dataFolder: folder });
  const visit = visitOf('hmac', first.host);
  const bet = betOf(visit, 100_000n, first.host);
  await first.host.wallet.bet(bet);
  first.host.faults.replace([{ provider: VENDOR.hmac, fault: 'lost', times: 'always' }]);
  void first.host.wallet.win({ unit: bet.unit, amount: 300_000n, final: true });
  await expect.poll(() => balanceOf(visit)).toBe(START + 200_000n);
  await first.close();

  const second = await start({ dataFolder: folder });
  await expect.poll(() => second.host.calls.listWaiting()).toEqual([]);
  expect(balanceOf(visit)).toBe(START + 200_000n);
  expect(second.host.units.get(bet.unit)).toMatchObject({ state: 'settled', payout: 300_000n });
  await second.close();
});

test('a rollback that was to arrive before its bet still does after a restart', async () => {
  const first = await start({ dataFolder: folder });
  const visit = visitOf('hmac', first.host);
  first.host.faults.replace([
    { provider: VENDOR.hmac, fault: 'rollback_first', times: 1 },
    { provider: VENDOR.hmac, fault: 'down', times: 'always' },
  ]);
  void first.host.wallet.bet(betOf(visit, 100_000n, first.host));
  await expect.poll(() => first.host.calls.listWaiting().length).toBe(2);
  await first.close();

  const second = await start({ dataFolder: folder });
  await expect.poll(() => second.host.calls.listWaiting()).toEqual([]);
  const sent = wallet.calls.filter(({ body }) => body['player'] === visit.player.split('/')[2]);
  expect(sent.map(({ name }) => name)).toEqual(['rollback', 'bet']);
  await second.close();
});

type Message = { type: string; [key: string]: unknown };
/** A page of a game: its messages by type. */
async function open(visit: Visit, base = url) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/play/${visit.id}/socket`);
  const messages: Message[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message));
  await new Promise((resolve) => socket.once('open', resolve));
  const last = (type: string): Message | undefined => messages.findLast((message) => message.type === type);
  return {
    last,
    until: async (type: string): Promise<void> => {
      await expect.poll(() => last(type), { timeout: 10_000 }).toBeDefined();
    },
    send: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

test('a slot is spun over its socket, and all of its wins belong to one round that ends closed', async () => {
  const visit = visitOf('hub88');
  const page = await open(visit);
  await page.until('state');
  page.send({ type: 'spin', bet: '20.0000' });
  await page.until('spun');
  const spun = page.last('spun');
  const unit = String(spun?.['unit']);
  await expect
    .poll(() => games.host.calls.listOfUnit(unit).every(({ state }) => state === 'done'))
    .toBe(true);
  const { payout, state } = games.host.units.get(unit);
  expect([state, balanceOf(visit)]).toEqual(['settled', START - 200_000n + payout]);
  const closed = wallet.calls
    .filter(({ body }) => body['round'] === unit)
    .map(({ body }) => body['round_closed']);
  expect(closed.indexOf(true)).toBe(closed.length - 1);
  const shown = await fetch(`${url}/rounds/${unit}`);
  expect(await shown.text()).toContain(`<dd>${formatMoney(payout)} THB</dd>`);
  page.close();
});

/** A call of an operator to a vendor. */
async function ask(vendor: string, call: string, fields: object = {}): Promise<Record<string, unknown>> {
  const { operators, now } = games.host;
  const account = 'lobby';
  const callbackUrl = `${walletUrl}/hmac`;
  const settings = { vendor, account, callbackUrl, merchant: account, currency: 'THB', publicKey: null };
  const { keys } = operators.register({ ...settings, protocol: 'hmac' });
  const body = JSON.stringify({ call, to: account, ...fields });
  const { headers } = signedRequest('', keys.secret ?? '', new Date(now()), body);
  const answer = await fetch(`${url}/v/${vendor}/hmac/${call}`, { method: 'POST', headers, body });
  return (await answer.json()) as Record<string, unknown>;
}

test('a game opens at the outcome that was tapped in the lobby, at the odds shown there', async () => {
  const { catalogue } = games.host;
  const vendor = catalogue
    .vendors()
    .find((one) => catalogue.list(one).some(({ category }) => category === 'sports'));
  const { fixtures } = await ask(vendor ?? '', 'fixtures');
  const [match] = fixtures as { id: string; game: string; market: string }[];
  if (!match) throw new Error('no match');
  const { id: event, market, game } = match;
  expect(market).toBe('1x2');
  const player = { player: 'p1', token: 't', currency: 'THB', language: 'EN' };
  const pick = { event, market, outcome: 'away', odds: '2.150' };
  const opened = await ask(vendor ?? '', 'launch', { ...player, game, ...pick });
  expect(new URL(String(opened['url'])).search).toBe(`?event=${event}&market=1x2&outcome=away&odds=2.150`);
  const plain = await ask(vendor ?? '', 'launch', { ...player, game });
  expect(new URL(String(plain['url'])).search).toBe('');
});

test('a lobby gets the results of a table newest last', async () => {
  const { catalogue, engineOf } = games.host;
  const [game] = catalogue.list(VENDOR.evolution);
  if (!game) throw new Error('no table');
  const historyOf = (): readonly string[] => engineOf(game)?.table?.(game, 'THB').history ?? [];
  expect(historyOf().length).toBeGreaterThan(10);
  // Asked again if a round has ended in between.
  await expect
    .poll(async () => {
      const before = historyOf().join();
      const { tables } = await ask(VENDOR.evolution, 'tables');
      const told = tables as { game: string; history: string[] }[];
      return (
        told
          .find((one) => one.game === game.code)
          ?.history.toReversed()
          .join() === before
      );
    })
    .toBe(true);
});

test('a round that does not exist has no page', async () => {
  const answer = await fetch(`${url}/rounds/<b>`);
  expect([answer.status, (await answer.text()).includes('<b>')]).toEqual([404, false]);
});

test('a bet that lines do not divide evenly is refused', async () => {
  const page = await open(visitOf('hub88'));
  await page.until('state');
  page.send({ type: 'spin', bet: '1.0001' });
  await page.until('refused');
  expect(page.last('refused')).toMatchObject({ reason: 'limit' });
  page.close();
});

test('members of two brands sit at one table with masked names, each with a balance of their own', async () => {
  const visits = [
    visitOf('evolution', games.host, 'north', 'alexandra'),
    visitOf('evolution', games.host, 'south', 'benedict'),
  ];
  const pages = await Promise.all(visits.map((visit) => open(visit)));
  const [first] = pages;
  await expect.poll(() => first?.last('players')?.['count'], { timeout: 10_000 }).toBe(2);
  const seated = (first?.last('players')?.['players'] ?? []) as Array<{ name: string }>;
  const names = seated.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['al•••', 'be•••']);
  for (const page of pages) page.close();
});

test.each([
  '/games/host/store.ts',
  '/games/tables/tables.test.ts',
  '/games/client/../host/store.ts',
  '/games/engines.ts',
])('%s is not served', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('browser modules are served without their types', async () => {
  const answer = await fetch(`${url}/games/client/kit/amounts.ts`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).not.toContain(': bigint');
});

test('every game of every vendor with a playable category has an engine', () => {
  const { catalogue, engineOf } = games.host;
  const unplayable = catalogue
    .vendors()
    .flatMap((vendor) => catalogue.list(vendor))
    .filter((game) => !['lott', 'elott'].includes(game.category) && !engineOf(game));
  expect(unplayable.map(({ vendor, code }) => `${vendor}/${code}`)).toEqual([]);
});

test('faults and accounts that are not understood are refused with the reason', async () => {
  const put = (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await put('/vendors/faults', { faults: [{ provider: 'X', fault: 'nothing' }] })).status).toBe(400);
  expect((await put('/operators/AMBERLOOM/9', { adapter: 'fax' })).status).toBe(400);
  expect(await (await put('/operators/AMBERLOOM/9', { adapter: 'fax' })).json()).toMatchObject({
    field: 'adapter',
  });
  expect((await fetch(`${url}/vendors/faults`)).status).toBe(200);
});
