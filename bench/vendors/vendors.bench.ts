// `npm run bench -- vendors`: wallet calls of a vendor over the signed protocol, to the product's own server process.
import { sql } from 'kysely';
import { createFigures } from '../../apps/server/src/modules/games/figures/index.ts';
import { createRounds, type RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { signedHeaders } from '../../apps/server/src/platform/http/signature.ts';
import { CURRENCY, fundPlayers, MERCHANT, type Players } from '../ledger/players.ts';
import { createTraffic } from '../ledger/traffic.ts';
import { openSender, type Sender } from '../src/keep-alive-sender.ts';
import { closedLoop, pacedLoop, type Measured } from '../src/load.ts';
import { openProcessorTimes, spentBetween, type ProcessorTime } from '../src/processor-time.ts';
import { startProductServer } from '../src/product-server.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { GAME, openAccount, type BenchAccount, type Shop } from './account.ts';

const FEW = 16;
const MANY = 128;
const TURNS = 5;
const CALLS_PER_SECOND = 500;
const PLAYERS = { rich: 5_000, poor: 250 };
/** More than a server answers; a call beyond is signed when it is sent. */
const SIGNED_AHEAD_PER_SECOND = 8_000;
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

/** A call as the vendor sends it, with a signature of its own. */
function requestOf(account: BenchAccount, shop: Shop, command: RoundCommand): Buffer {
  const content = bodyOf(account, shop, command) as { call: string };
  const body = JSON.stringify(content);
  const headers = { host: SHOP_HOST, 'content-length': body.length };
  const lines = Object.entries({ ...headers, ...signedHeaders(account.secret, body, clock.now()) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`POST ${account.path}/${content.call} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Sends calls that were signed before, so that the load generator leaves the cores to what is measured. */
function createCaller(sender: Sender, requests: Buffer[], next: () => Buffer) {
  const answers = new Map<string, number>();
  return {
    send: async (): Promise<void> => {
      const { status, body } = await sender.send(requests.pop() ?? next());
      if (status === 500) throw new Error(body);
      const code = /"code":"(\w+)"/.exec(body)?.[1] ?? body;
      answers.set(code, (answers.get(code) ?? 0) + 1);
    },
    answers,
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
  { onMeasuring, ...bounds }: Bounds & { onMeasuring: () => Promise<void> },
): Promise<Measured> {
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  const next = createTraffic('hot', players, 7);
  const call = async (): Promise<void> => void (await rounds.submit(next()));
  const measured = await closedLoop({ ...bounds, inFlight: MANY, call, onMeasuring });
  await wallet.close();
  return measured;
}

type Bounds = { seconds: number; warmUpSeconds: number };
type Line = { name: string; load: string; measured: Measured; spent: ProcessorTime | undefined };

const perCall = (spent: number | undefined, { calls }: Measured): string =>
  spent === undefined ? '' : `${Math.round(spent / calls)} µs`;

const rowOf = ({ name, load, measured, spent }: Line): string[] => [
  name,
  load,
  count(measured.rate),
  milliseconds(measured.p50Milliseconds),
  milliseconds(measured.p99Milliseconds),
  perCall(spent?.load, measured),
  perCall(spent?.server, measured),
  perCall(spent?.database, measured),
];

/** Measures a load, and the processor time that each process needs for a call of it. */
async function measureLine(
  times: () => ProcessorTime | undefined,
  about: { name: string; load: string },
  run: (onMeasuring: () => Promise<void>) => Promise<Measured>,
): Promise<Line> {
  let before: ProcessorTime | undefined;
  const measured = await run(async () => {
    before = times();
  });
  const after = times();
  return { ...about, measured, spent: before && after && spentBetween(before, after) };
}

const medianOf = (lines: readonly Line[]): Line => {
  const sorted = lines.toSorted((one, other) => one.measured.rate - other.measured.rate);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('nothing was measured');
  return median;
};

/** What the same two cores would do if the load came from another machine. */
function shareWithoutLoad(inProcess: Line, outer: Line): string {
  if (!inProcess.spent || !outer.spent) return '';
  const inside = (inProcess.spent.load + inProcess.spent.database) / inProcess.measured.calls;
  const served = (outer.spent.server + outer.spent.database) / outer.measured.calls;
  return `${((inside / served) * 100).toFixed(0)} %`;
}

export async function run(options: {
  databaseUrl: string;
  quick: boolean;
  /** `--profile FOLDER` writes a processor profile of the server. */
  flags: readonly string[];
  onEnd: (stop: () => Promise<void> | void) => void;
}): Promise<void> {
  const { databaseUrl, quick, flags, onEnd } = options;
  const bounds: Bounds = quick ? { seconds: 3, warmUpSeconds: 4 } : { seconds: 8, warmUpSeconds: 8 };
  const profile = flags.includes('--profile') ? flags[flags.indexOf('--profile') + 1] : undefined;
  // The server seeds the demo shops.
  const server = await startProductServer({
    databaseUrl,
    nodeOptions: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
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
      `Bets, wins and rollbacks 60/35/5 over the signed protocol; ${bounds.seconds} s each, ${MANY} in flight in turns\n`,
  );

  const times = await openProcessorTimes(db, server.pid);
  let seed = 1_000;
  const overHttp = async (
    about: { load: string; connections: number; calls: number },
    drive: (send: () => Promise<void>, onMeasuring: () => Promise<void>) => Promise<Measured>,
  ): Promise<{ line: Line; answers: ReadonlyMap<string, number> }> => {
    const traffic = createTraffic('hot', guests, (seed += 1));
    const next = (): Buffer => requestOf(account, shop, traffic());
    const requests = Array.from({ length: about.calls }, next).toReversed();
    const sender = await openSender(server.address, about.connections);
    const { send, answers } = createCaller(sender, requests, next);
    const named = { name: 'vendor calls', load: about.load };
    const line = await measureLine(times, named, (onMeasuring) => drive(send, onMeasuring));
    sender.close();
    return { line, answers };
  };
  const closed = (inFlight: number) => {
    const calls = (bounds.seconds + bounds.warmUpSeconds) * SIGNED_AHEAD_PER_SECOND;
    const about = { load: `${inFlight} in flight`, connections: inFlight, calls };
    return overHttp(about, (send, onMeasuring) =>
      closedLoop({ ...bounds, inFlight, call: send, onMeasuring }),
    );
  };
  const checked = async (inFlight: number): Promise<Line> => {
    const { line, answers } = await closed(inFlight);
    checkAnswers(answers);
    return line;
  };
  // The first calls compile the server.
  await closed(FEW);
  const few = await checked(FEW);
  // In turns: the pace of a shared machine changes by a third within minutes.
  const turns: { inProcess: Line; outer: Line }[] = [];
  for (let turn = 1; turn <= (quick ? 1 : TURNS); turn += 1)
    turns.push({
      inProcess: await measureLine(times, { name: 'in process', load: `${MANY} in flight` }, (onMeasuring) =>
        measureInProcess(db, own, { ...bounds, onMeasuring }),
      ),
      outer: await checked(MANY),
    });
  const inProcess = medianOf(turns.map((turn) => turn.inProcess));
  const outer = medianOf(turns.map((turn) => turn.outer));
  const lines = [inProcess, few, outer];
  const calls = (bounds.seconds + bounds.warmUpSeconds) * CALLS_PER_SECOND;
  const about = { load: `${CALLS_PER_SECOND} a second`, connections: 64, calls };
  const paced = await overHttp(about, (send, onMeasuring) =>
    pacedLoop({ ...bounds, rate: CALLS_PER_SECOND, call: send, onMeasuring }),
  );
  checkAnswers(paced.answers);
  lines.push(paced.line);
  const head = ['', 'load', 'a second', 'p50', 'p99', 'load a call', 'server a call', 'database a call'];
  console.log(table(head, lines.map(rowOf)));

  const shares = turns.map((turn) => turn.outer.measured.rate / turn.inProcess.measured.rate);
  console.log(`Turn by turn: ${shares.map((one) => `${(one * 100).toFixed(0)} %`).join(', ')}`);
  const share = outer.measured.rate / inProcess.measured.rate;
  const { p99Milliseconds } = paced.line.measured;
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  const bars = [
    [
      'rate at 128, against in process',
      `${(share * 100).toFixed(0)} %`,
      '≥ 40 %',
      verdict(share >= RATE_BAR),
    ],
    ['the same without the time of the load generator', shareWithoutLoad(inProcess, outer), '', ''],
    [
      `p99 at ${CALLS_PER_SECOND} a second`,
      milliseconds(p99Milliseconds),
      '≤ 25 ms',
      verdict(p99Milliseconds <= P99_BAR_MILLISECONDS),
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
