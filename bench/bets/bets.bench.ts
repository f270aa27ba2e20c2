// `npm run bench -- bets`: in-house bets through the product's own route, beside plain reads and the lane in process.
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { createModules } from '../../apps/server/src/modules.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { createOutbox } from '../../apps/server/src/platform/outbox.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { waitForCredits, writeMembers, type BenchMember } from '../src/members.ts';
import { startProductServer } from '../src/product-server.ts';
import { createCaller } from '../src/site-caller.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const MERCHANT = { id: 'croupier', host: 'localhost', currency: 'EUR' };
const PLAYERS = 512;
const IN_FLIGHT = [1, 16, 128];
/** Sessions are real; what their passwords cost to check is not measured here. */
const HASHING = { memoryKib: 64, passes: 1 };
const STAKE = '0.1';
const STAKE_MINOR = 1_000n;

const READS_BAR = 0.5;
const LANE_BAR = 0.4;
const P99_BAR_MILLISECONDS = 15;

type Bounds = { seconds: number; warmUpSeconds: number };
type Results = ReadonlyMap<number, Measured>;

/** Slot after slot takes the next player, so that every player bets and nobody twice at once. */
function createTurns<T>(players: readonly T[]): () => T {
  let turn = 0;
  return () => {
    const player = players[(turn += 1) % players.length];
    if (player === undefined) throw new Error('nobody plays');
    return player;
  };
}

async function measure(bounds: Bounds, call: () => Promise<void>): Promise<Results> {
  const results = new Map<number, Measured>();
  for (const inFlight of IN_FLIGHT) results.set(inFlight, await closedLoop({ ...bounds, inFlight, call }));
  return results;
}

/** The same bets by the module itself: what is left when HTTP, sessions and schemas are taken away. */
async function measureInProcess(
  database: Database,
  members: readonly BenchMember[],
  bounds: Bounds,
): Promise<Results> {
  const log = createLogger('error', 'bench');
  const { originals, wallet } = createModules({
    database,
    clock,
    log,
    outbox: createOutbox({ database, clock, log }),
  });
  const next = createTurns(members);
  const results = await measure(bounds, async () => {
    await originals.placeDiceBet({
      merchantId: MERCHANT.id,
      memberId: next().id,
      id: randomUUID(),
      stakeMinor: STAKE_MINOR,
      direction: 'under',
      targetHundredths: 5_000,
    });
  });
  await wallet.close();
  return results;
}

const rowsOf = (name: string, results: Results): string[][] =>
  [...results].map(([inFlight, { rate, p50Milliseconds, p99Milliseconds }]) => [
    name,
    String(inFlight),
    count(rate),
    milliseconds(p50Milliseconds),
    milliseconds(p99Milliseconds),
  ]);

function barsOf(reads: Results, bets: Results, inProcess: Results): string[][] {
  const at = (results: Results, inFlight: number): Measured => {
    const measured = results.get(inFlight);
    if (!measured) throw new Error(`${inFlight} in flight was not measured`);
    return measured;
  };
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  const toReads = at(bets, 128).rate / at(reads, 128).rate;
  const toLane = at(bets, 128).rate / at(inProcess, 128).rate;
  const p99 = at(bets, 16).p99Milliseconds;
  return [
    [
      'bets at 128, against balance reads',
      toReads.toFixed(2),
      `≥ ${READS_BAR}`,
      verdict(toReads >= READS_BAR),
    ],
    [
      'bets at 128, against bets in process',
      `${(toLane * 100).toFixed(0)} %`,
      `≥ ${LANE_BAR * 100} %`,
      verdict(toLane >= LANE_BAR),
    ],
    [
      'p99 of a bet at 16 in flight',
      milliseconds(p99),
      `≤ ${P99_BAR_MILLISECONDS} ms`,
      verdict(p99 <= P99_BAR_MILLISECONDS),
    ],
  ];
}

export async function run(options: {
  databaseUrl: string;
  quick: boolean;
  /** `--profile FOLDER` writes a processor profile of the server. */
  flags: readonly string[];
  onEnd: (stop: () => Promise<void>) => void;
}): Promise<void> {
  const { databaseUrl, quick, flags, onEnd } = options;
  const bounds: Bounds = quick ? { seconds: 2, warmUpSeconds: 1 } : { seconds: 8, warmUpSeconds: 3 };
  const profile = flags.includes('--profile') ? flags[flags.indexOf('--profile') + 1] : undefined;
  console.log(`Bets benchmark. ${machine()}; load and server in two processes on the same cores.`);

  const server = await startProductServer({
    databaseUrl,
    environment: { PASSWORD_HASHING: `${HASHING.memoryKib}:${HASHING.passes}` },
    nodeOptions: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  onEnd(server.stop);
  const database = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const { id: merchantId, currency } = MERCHANT;
  const members = await writeMembers(database.db, {
    merchantId,
    currency,
    count: PLAYERS,
    hashing: HASHING,
  });
  await waitForCredits(database.db);

  const pool = new Pool(server.address, { connections: Math.max(...IN_FLIGHT), pipelining: 1 });
  const caller = createCaller(pool, MERCHANT.host);
  const tokens: string[] = [];
  for (const { username, password } of members) tokens.push(await caller.login(username, password));

  const next = createTurns(tokens);
  const reads = await measure(bounds, () => caller.balance(next()));
  const bets = await measure(bounds, () => caller.bet(next(), STAKE));
  const inProcess = await measureInProcess(database, members, bounds);

  const head = ['', 'in flight', 'a second', 'p50', 'p99'];
  const lines = [
    ...rowsOf('balance read, HTTP', reads),
    ...rowsOf('dice bet, HTTP', bets),
    ...rowsOf('dice bet, in process', inProcess),
  ];
  console.log(`\n${table(head, lines)}`);
  console.log(`\n${table(['bar', 'measured', 'wanted', ''], barsOf(reads, bets, inProcess))}`);
  await pool.close();
  await database.close();
}
