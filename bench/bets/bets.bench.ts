// `npm run bench -- bets`: in-house bets through the product's own route, beside plain reads and the lane in process;
// then every game whose round is one call, beside dice.
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { createModules } from '../../apps/server/src/modules.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { createOutbox } from '../../apps/server/src/platform/outbox.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { measureGames, measureRounds } from './games.ts';
import { createRoundPlays } from './round-plays.ts';
import { waitForCredits, writeMembers, type BenchMember } from '../src/members.ts';
import { startProductServer } from '../src/product-server.ts';
import { createCaller } from '../src/site-caller.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const MERCHANT = { id: 'croupier', host: 'localhost', currency: 'EUR' };
const PLAYERS = 512;
const IN_FLIGHT = [1, 16, 128];
/** Sessions are real, but the cost of password checks is not part of this benchmark. */
const HASHING = { memoryKib: 64, passes: 1 };
const STAKE = '0.1';
const STAKE_MINOR = 1_000n;
const DICE = { direction: 'under', targetHundredths: 5_000 };

const READS_BAR = 0.5;
const LANE_BAR = 0.4;
const P99_BAR_MILLISECONDS = 15;

type Bounds = { seconds: number; warmUpSeconds: number };
type Results = ReadonlyMap<number, Measured>;

/** Slots take players in turn, so that every player bets and none has two bets in progress. */
function createTurns<T>(players: readonly T[]): () => T {
  let turn = 0;
  return () => {
    const player = players[(turn += 1) % players.length];
    if (player === undefined) throw new Error('nobody plays');
    return player;
  };
}

type Call = () => Promise<void>;

/** Takes turns, so that other load affects all of them alike; reports the turn with the median rate of each. */
async function measureInTurns<Name extends string>(
  bounds: Bounds & { turns: number; startSeconds: number },
  calls: Readonly<Record<Name, Call>>,
): Promise<Record<Name, Results>> {
  const names = Object.keys(calls) as Name[];
  // A server runs for days; this one has just started, and its compiler would take a third of a core from what is measured.
  for (const name of names)
    await closedLoop({ inFlight: 128, seconds: bounds.startSeconds, warmUpSeconds: 0, call: calls[name] });
  const measured = new Map<string, Measured[]>();
  for (let turn = 0; turn < bounds.turns; turn += 1)
    for (const inFlight of IN_FLIGHT)
      for (const name of names) {
        const key = `${name} ${inFlight}`;
        const one = await closedLoop({ ...bounds, inFlight, call: calls[name] });
        measured.set(key, [...(measured.get(key) ?? []), one]);
      }
  const medianOf = (name: Name, inFlight: number): Measured => {
    const sorted = (measured.get(`${name} ${inFlight}`) ?? []).toSorted(
      (one, other) => one.rate - other.rate,
    );
    const median = sorted[Math.floor(sorted.length / 2)];
    if (!median) throw new Error(`${name} was not measured`);
    return median;
  };
  const resultsOf = (name: Name): Results =>
    new Map(IN_FLIGHT.map((inFlight) => [inFlight, medianOf(name, inFlight)]));
  return Object.fromEntries(names.map((name) => [name, resultsOf(name)])) as Record<Name, Results>;
}

/** The same bets through the module itself, without HTTP, sessions and schemas. */
function createInProcessBets(database: Database, members: readonly BenchMember[]) {
  const log = createLogger('error', 'bench');
  const { originals, wallet } = createModules({
    database,
    clock,
    log,
    outbox: createOutbox({ database, clock, log }),
  });
  const next = createTurns(members);
  const place = async (game: string, bet: object, stakeMinor: bigint): Promise<void> => {
    const memberId = next().id;
    await originals.bet({ merchantId: MERCHANT.id, memberId, id: randomUUID(), stakeMinor, game, bet });
  };
  return {
    bet: () => place('dice', DICE, STAKE_MINOR),
    /** With a stake that every game takes: four spots of the smallest stake. */
    betOn: (game: string, bet: object) => place(game, bet, 4n * STAKE_MINOR),
    /** One call of a round of several. */
    playOn: createRoundPlays(
      originals.roundGames,
      () => ({ merchantId: MERCHANT.id, memberId: next().id }),
      4n * STAKE_MINOR,
    ),
    close: () => wallet.close(),
  };
}

const rowsOf = (name: string, results: Results): string[][] =>
  [...results].map(([inFlight, { rate, p50Milliseconds, p99Milliseconds }]) => [
    name,
    String(inFlight),
    count(rate),
    milliseconds(p50Milliseconds),
    milliseconds(p99Milliseconds),
  ]);

function barsOf({ reads, bets, inProcess }: Record<'reads' | 'bets' | 'inProcess', Results>): string[][] {
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
      'p99 at 16 in flight, against balance reads',
      `${(p99 / at(reads, 16).p99Milliseconds).toFixed(1)} ×`,
      '',
      '',
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
  /** `--profile FOLDER` writes a processor profile of the server; `--only bets` leaves it nothing else to do; `--only games` compares the games with dice. */
  flags: readonly string[];
  onEnd: (stop: () => Promise<void>) => void;
}): Promise<void> {
  const { databaseUrl, quick, flags, onEnd } = options;
  const bounds = quick
    ? { turns: 1, startSeconds: 4, seconds: 1.5, warmUpSeconds: 0.5 }
    : { turns: 3, startSeconds: 8, seconds: 4, warmUpSeconds: 1.5 };
  const valueOf = (flag: string): string | undefined =>
    flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined;
  const profile = valueOf('--profile');
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
  const bet = (): Promise<void> => caller.bet(next(), STAKE);
  if (valueOf('--only') === 'bets') {
    const { seconds, startSeconds: warmUpSeconds } = bounds;
    const { rate } = await closedLoop({ seconds, warmUpSeconds, inFlight: 128, call: bet });
    console.log(`bets at 128 in flight: ${count(rate)} a second`);
    await pool.close();
    await database.close();
    return;
  }
  const inProcess = createInProcessBets(database, members);
  if (valueOf('--only') === 'games') {
    await measureGames(bounds, inProcess.betOn);
    await measureRounds(bounds, inProcess.betOn, inProcess.playOn);
    await inProcess.close();
    await pool.close();
    await database.close();
    return;
  }
  const results = await measureInTurns(bounds, {
    reads: () => caller.balance(next()),
    bets: bet,
    inProcess: inProcess.bet,
  });
  await measureGames(bounds, inProcess.betOn);
  await measureRounds(bounds, inProcess.betOn, inProcess.playOn);
  await inProcess.close();

  const head = ['', 'in flight', 'a second', 'p50', 'p99'];
  const lines = [
    ...rowsOf('balance read, HTTP', results.reads),
    ...rowsOf('dice bet, HTTP', results.bets),
    ...rowsOf('dice bet, in process', results.inProcess),
  ];
  console.log(`\n${table(head, lines)}`);
  console.log(`\n${table(['bar', 'measured', 'wanted', ''], barsOf(results))}`);
  await pool.close();
  await database.close();
}
