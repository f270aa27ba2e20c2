// `npm run bench -- attacks`: attacks in-house games over HTTP and sockets, on the product's own server, and prints what
// has held. `--kills 100` kills as many leaders of crash rooms, with two servers on one database; `--games 10` attacks
// so many games of crash.
import { Pool } from 'undici';
import { createModules } from '../../apps/server/src/modules.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { createOutbox } from '../../apps/server/src/platform/outbox.ts';
import { startProductServer } from '../src/product-server.ts';
import { count, milliseconds, table } from '../src/table.ts';
import { BET_ATTACKS, ROUND_ATTACKS, type Sides } from './calls.ts';
import { attackCrash } from './crash-calls.ts';
import type { CrashAnswer } from './crash-page.ts';
import { wrongBets } from './crash-books.ts';
import { killLeaders } from './leader-kills.ts';
import { asking, booksOf, createAttackers, wrongIn, type Attacker } from './world.ts';

const SHOP = 'croupier';
const PLAYERS = 8;
const TAKE_OVER_BAR_MILLISECONDS = 5_000;

/** One line: what was tried, how often, and what was wrong. */
type Line = { name: string; tries: number; wrong: readonly string[] };

const acknowledgedIn = (answers: readonly CrashAnswer[]): number =>
  new Set(answers.flatMap(({ betId, code }) => (code === null ? [betId] : []))).size;

async function attackCalls(database: Database, sides: Sides, attacker: Attacker): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, calls, run } of [...BET_ATTACKS, ...ROUND_ATTACKS]) {
    const before = await booksOf(database.db, attacker);
    const wrong = await run(sides);
    wrong.push(...wrongIn(before, await booksOf(database.db, attacker)));
    lines.push({ name, tries: calls, wrong });
  }
  return lines;
}

/** The rules that hold for every ledger. */
async function audited(database: Database): Promise<Line> {
  const log = createLogger('error', 'attacks');
  const { wallet } = createModules({ database, clock, log, outbox: createOutbox({ database, clock, log }) });
  const { findings } = await wallet.audit();
  await wallet.close();
  return { name: 'audit of the ledger', tries: 1, wrong: findings.map((finding) => JSON.stringify(finding)) };
}

export async function run(options: {
  databaseUrl: string;
  quick: boolean;
  flags: readonly string[];
  onEnd: (stop: () => Promise<void>) => void;
}): Promise<void> {
  const { databaseUrl, quick, flags, onEnd } = options;
  const valueOf = (flag: string, otherwise: number): number =>
    flags.includes(flag) ? Number(flags[flags.indexOf(flag) + 1]) : otherwise;
  const server = await startProductServer({ databaseUrl, environment: { PASSWORD_HASHING: '64:1' } });
  onEnd(server.stop);
  const { address } = server;
  const database = openDatabase({ url: databaseUrl, maxConnections: 6 });
  const { db } = database;
  const players = await createAttackers({ db, address }, SHOP, PLAYERS);
  const [stranger] = await createAttackers({ db, address }, 'lotus', 1);
  const [attacker, victim] = players;
  if (!attacker || !victim || !stranger) throw new Error('nobody attacks');
  const pool = new Pool(address, { connections: 32 });
  const ask = (who: Attacker) => asking(pool, who);
  const sides = { attacker: ask(attacker), victim: ask(victim), stranger: ask(stranger) };

  const lines = await attackCalls(database, sides, attacker);
  const crash = await attackCrash(
    { address, players: players.map((who) => ({ who, ask: ask(who) })) },
    valueOf('--games', quick ? 1 : 3),
  );
  const inGames = await wrongBets(db, SHOP, crash.answers);
  lines.push({
    name: `crash: lock, forged times, 1,000 copies, others’ bets, end: ${inGames.bets} bets, ${acknowledgedIn(crash.answers)} cash-outs`,
    tries: crash.calls,
    wrong: [...crash.wrong, ...inGames.wrong],
  });
  await pool.close();
  await server.stop();

  const kills = valueOf('--kills', quick ? 2 : 5);
  const say = (line: string): void => console.log(line);
  const { answers, tookMilliseconds } = await killLeaders({ databaseUrl, players, kills, onEnd, say });
  const afterKills = await wrongBets(db, SHOP, [...crash.answers, ...answers]);
  const slowest = Math.max(0, ...tookMilliseconds);
  lines.push({
    name: `crash: leader killed: ${afterKills.bets - inGames.bets} bets, ${acknowledgedIn(answers)} cash-outs`,
    tries: kills,
    wrong: [
      ...afterKills.wrong,
      ...(slowest > TAKE_OVER_BAR_MILLISECONDS ? [`taken over after ${milliseconds(slowest)}`] : []),
    ],
  });
  lines.push(await audited(database));
  await database.close();

  const head = ['attack', 'tries', ''];
  const rows = lines.map(({ name, tries, wrong }) => [
    name,
    count(tries),
    wrong.length === 0 ? 'held' : 'FAILED',
  ]);
  console.log(`\n${table(head, rows)}`);
  if (kills > 0)
    console.log(
      `\nSlowest take-over: ${milliseconds(slowest)}, bar ${milliseconds(TAKE_OVER_BAR_MILLISECONDS)}.`,
    );
  const wrong = lines.flatMap((line) => line.wrong.map((what) => `${line.name}: ${what}`));
  for (const what of wrong.slice(0, 50)) console.error(what);
  if (wrong.length > 0) throw new Error(`${wrong.length} attacks succeeded`);
}
