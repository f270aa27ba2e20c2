// `npm run bench -- vendors`: wallet calls of a vendor over the signed protocol, to the product's own server process.
import { sql } from 'kysely';
import { Pool } from 'undici';
import { createFigures } from '../../apps/server/src/modules/games/figures/index.ts';
import { createRounds, type RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { signedHeaders } from '../../apps/server/src/platform/http/signature.ts';
import { CURRENCY, fundPlayers, MERCHANT, type Players } from '../ledger/players.ts';
import { createTraffic } from '../ledger/traffic.ts';
import { closedLoop, pacedLoop, type Measured } from '../src/load.ts';
import { startProductServer } from '../src/product-server.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { GAME, openAccount, type BenchAccount, type Shop } from './account.ts';

const IN_FLIGHT = [16, 128];
const CALLS_PER_SECOND = 500;
const PLAYERS = { rich: 5_000, poor: 250 };
const SHOP_HOST = 'localhost';
const RATE_BAR = 0.4;
const P99_BAR_MILLISECONDS = 25;
const EXPECTED = new Set(['ok', 'insufficient_funds']);
const MAX_UNEXPECTED_SHARE = 0.02;

/** The money of the traffic as the protocol has it: 1.0000 is 10,000 in the ledger's scale. */
const amountOf = (minor: bigint): string => `${minor / 10_000n}.${String(minor % 10_000n).padStart(4, '0')}`;

function bodyOf({ name, visits }: BenchAccount, { currency }: Shop, command: RoundCommand): object {
  const visit = visits.get(command.memberId);
  if (!visit) throw new Error('a player without a visit');
  const about = { to: name, id: command.id, player: visit.player };
  const game = { currency, game: GAME, unit: command.roundId };
  if (command.kind === 'bet')
    return { call: 'bet', ...about, ...game, token: visit.token, amount: amountOf(command.amountMinor) };
  if (command.kind === 'win')
    return { call: 'win', ...about, ...game, amount: amountOf(command.amountMinor), final: true };
  if (command.kind === 'rollback') return { call: 'rollback', ...about, bet: command.betId };
  throw new Error(`no traffic of the kind ${command.kind}`);
}

/** Calls the wallet as the vendor does: each call with a signature of its own. */
function createCaller(address: string, account: BenchAccount, shop: Shop, connections: number) {
  const pool = new Pool(address, { connections, pipelining: 1 });
  const answers = new Map<string, number>();
  return {
    send: async (command: RoundCommand): Promise<void> => {
      const content = bodyOf(account, shop, command) as { call: string };
      const rawBody = JSON.stringify(content);
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: `${account.path}/${content.call}`,
        headers: { host: SHOP_HOST, ...signedHeaders(account.secret, rawBody, clock.now()) },
        body: rawBody,
      });
      const answer = (await body.json()) as { code: string };
      if (statusCode === 500) throw new Error(JSON.stringify(answer));
      answers.set(answer.code, (answers.get(answer.code) ?? 0) + 1);
    },
    answers,
    close: () => pool.close(),
  };
}

/**
 * A win can overtake its bet, because callers don't wait for each other, and a stalled server answers "later"; both must
 * remain rare.
 */
function checkAnswers(answers: ReadonlyMap<string, number>): void {
  const all = [...answers.values()].reduce((sum, one) => sum + one, 0);
  const expected = [...EXPECTED].reduce((sum, code) => sum + (answers.get(code) ?? 0), 0);
  if (all - expected > all * MAX_UNEXPECTED_SHARE)
    throw new Error(`unexpected answers: ${JSON.stringify(Object.fromEntries(answers))}`);
}

/** The same traffic without HTTP, protocol and signature. */
async function measureInProcess(
  db: Db,
  players: Players,
  bounds: { seconds: number; warmUpSeconds: number },
): Promise<Measured> {
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  const next = createTraffic('hot', players, 7);
  const call = async (): Promise<void> => void (await rounds.submit(next()));
  const measured = await closedLoop({ ...bounds, inFlight: 128, call });
  await wallet.close();
  return measured;
}

const rowOf = (
  name: string,
  load: string,
  { rate, p50Milliseconds, p99Milliseconds }: Measured,
): string[] => [name, load, count(rate), milliseconds(p50Milliseconds), milliseconds(p99Milliseconds)];

export async function run(options: {
  databaseUrl: string;
  quick: boolean;
  onEnd: (stop: () => Promise<void> | void) => void;
}): Promise<void> {
  const { databaseUrl, quick, onEnd } = options;
  const bounds = quick ? { seconds: 3, warmUpSeconds: 4 } : { seconds: 8, warmUpSeconds: 8 };
  // The server seeds the demo shops.
  const server = await startProductServer({ databaseUrl });
  onEnd(server.stop);
  const database = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const { db } = database;
  const { rows } = await sql<Shop>`
    select m.id as "merchantId", m.currency from merchants m join merchant_hosts h on h.merchant_id = m.id
    where h.host = ${SHOP_HOST}`.execute(db);
  const [shop] = rows;
  if (!shop) throw new Error('the demo shop is missing');

  const wallet = createWallet({ db, clock });
  const own = await fundPlayers(wallet, PLAYERS, { merchantId: MERCHANT, currency: CURRENCY });
  const guests = await fundPlayers(wallet, PLAYERS, shop);
  const account = await openAccount(db, shop, [...guests.rich, ...guests.poor]);
  console.log(
    `Vendors benchmark. ${machine()}; load and server in two processes on the same cores.\n` +
      `Bets, wins and rollbacks 60/35/5 over the signed protocol; ${bounds.seconds} s each\n`,
  );

  const lines: string[][] = [];
  let seed = 1_000;
  const overHttp = async (inFlight: number, isCold = false): Promise<Measured> => {
    const { send, answers, close } = createCaller(server.address, account, shop, inFlight);
    const next = createTraffic('hot', guests, (seed += 1));
    const measured = await closedLoop({ ...bounds, inFlight, call: () => send(next()) });
    await close();
    if (!isCold) checkAnswers(answers);
    return measured;
  };
  // The first calls compile the server.
  await overHttp(16, true);
  const inProcess = await measureInProcess(db, own, bounds);
  lines.push(rowOf('in process', '128 in flight', inProcess));
  let outer = inProcess;
  for (const inFlight of IN_FLIGHT) {
    outer = await overHttp(inFlight);
    lines.push(rowOf('vendor calls', `${inFlight} in flight`, outer));
  }
  const { send, answers, close } = createCaller(server.address, account, shop, 64);
  const next = createTraffic('hot', guests, (seed += 1));
  const paced = await pacedLoop({ ...bounds, rate: CALLS_PER_SECOND, call: () => send(next()) });
  await close();
  checkAnswers(answers);
  lines.push(rowOf('vendor calls', `${CALLS_PER_SECOND} a second`, paced));
  console.log(table(['', 'load', 'a second', 'p50', 'p99'], lines));

  const share = outer.rate / inProcess.rate;
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  const bars = [
    [
      'rate at 128, against in process',
      `${(share * 100).toFixed(0)} %`,
      '≥ 40 %',
      verdict(share >= RATE_BAR),
    ],
    [
      `p99 at ${CALLS_PER_SECOND} a second`,
      milliseconds(paced.p99Milliseconds),
      '≤ 25 ms',
      verdict(paced.p99Milliseconds <= P99_BAR_MILLISECONDS),
    ],
  ];
  console.log(`\n${table(['bar', 'measured', 'limit', ''], bars)}`);
  wallet.hooks.checks.push(createRounds({ db, clock, wallet }).check, createFigures({ db, clock }).check);
  const { findings } = await wallet.audit();
  console.log(
    `\nThe auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings.slice(0, 3))} afterwards.`,
  );
  await wallet.close();
  await database.close();
}
