import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../platform/db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../platform/db/embedded-postgres.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { createRandom } from '../../random.ts';
import { countStored, differencesOf } from './agent-rows.ts';
import { openAgentShop, type AgentShop } from './agent-shop.ts';
import { furnishAgents } from './agent-tree.ts';
import { endOfWave, playWave } from './agent-waves.ts';
import { startStatementProxy, type StatementProxy } from './statement-proxy.ts';

/** Monday, midnight in Kolkata. */
const BEGINS = new Date('2026-05-03T18:30:00Z');
/** How often a process that completes what a killed one has left is killed as well. */
const AGAIN = 0.75;
const DATABASE_KILLS = 0.15;
/** A killed process leaves to the system what it has written; only a loss of power would need more. */
const SETTINGS = ['fsync=off'];

export type AgentCrashReport = {
  kills: number;
  seed: number;
  /** How many of the kills were of the database too. */
  databaseKills: number;
  /** Kills by what the process did. */
  steps: Record<string, number>;
  /** Different statements at which a process was killed. */
  statements: number;
  slots: number;
  runs: number;
  bills: number;
  payments: number;
  /** Differences from the run without kills, and what the audit finds; must be empty. */
  differences: string[];
};

type World = {
  folder: string;
  seed: number;
  random: () => number;
  postgres: EmbeddedPostgres;
  proxy: StatementProxy;
};

const urlOf = (url: string, name: string, port?: number): string => {
  const found = new URL(url);
  found.pathname = `/${name}`;
  if (port === undefined) return found.href;
  found.port = String(port);
  found.search = '';
  return found.href;
};

async function withShop<T>(url: string, at: Date, work: (shop: AgentShop) => Promise<T>): Promise<T> {
  const shop = openAgentShop(url, at);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

type Killed = { step: string; statement: string; withDatabase: boolean };

/** What a group of statements does, without its values. */
const statementOf = (text: string): string =>
  /(?:insert into|update|delete from|from|commit|begin|rollback)\s*[\w".]*/i.exec(text)?.[0]?.toLowerCase() ??
  '';

/** Settles in a process that is killed at the given statement; undefined if it has ended before. */
async function settleAndKill(world: World, at: Date, statement: number): Promise<Killed | undefined> {
  const { postgres, proxy, random, folder } = world;
  const withDatabase = random() < DATABASE_KILLS;
  const child = fork(
    join(import.meta.dirname, 'agent-process.ts'),
    [urlOf(postgres.url, 'killed', proxy.port), at.toISOString()],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: `${folder}.compiled` },
      execArgv: [],
    },
  );
  const gone = once(child, 'exit');
  let step = '';
  let found: Killed | undefined;
  child.on('message', (told) => {
    step = told as string;
    if (step === 'done') child.kill('SIGKILL');
  });
  proxy.at(statement, {
    sends: random() < 0.5,
    call: (text) => {
      if (found) return;
      found = { step, statement: statementOf(text), withDatabase };
      child.kill('SIGKILL');
      if (withDatabase) postgres.process.kill('SIGKILL');
    },
  });
  await gone;
  if (step !== 'done' && !found) throw new Error(`a process ended by itself: ${child.exitCode}`);
  if (found?.withDatabase) {
    await postgres.exited;
    world.postgres = await startEmbeddedPostgres({ folder, port: postgres.port, settings: SETTINGS });
  }
  return found;
}

/** Kills one process after another until one comes to its end. */
async function killProcesses(
  world: World,
  at: Date,
  { statements, max }: { statements: number; max: number },
) {
  const kills: Killed[] = [];
  do {
    const kill = await settleAndKill(world, at, 1 + Math.floor(world.random() * statements));
    if (!kill) break;
    kills.push(kill);
  } while (kills.length < max && world.random() < AGAIN);
  world.proxy.disarm();
  return kills;
}

/** The next stretch of play in both shops, settled without and with kills. */
async function runWave(world: World, wave: number, begins: Date, max: number) {
  const { seed, proxy, postgres } = world;
  const ends = endOfWave(wave, begins);
  const killedUrl = urlOf(postgres.url, 'killed');
  await withShop(killedUrl, begins, (shop) => playWave(shop, seed, wave));
  const statements = await withShop(urlOf(postgres.url, 'calm', proxy.port), begins, async (shop) => {
    await playWave(shop, seed, wave);
    shop.clock.advance(ends.getTime() - begins.getTime());
    proxy.disarm();
    await shop.settle();
    return proxy.count();
  });
  const kills = await killProcesses(world, ends, { statements, max });
  const differences = await withShop(killedUrl, ends, async (shop) => {
    await shop.settle();
    return withShop(urlOf(postgres.url, 'calm'), ends, (calm) => differencesOf(calm.db, shop.db));
  });
  return { ends, kills, differences: differences.map((difference) => `wave ${wave}: ${difference}`) };
}

/** Two databases with the same agents. */
async function furnish({ url }: EmbeddedPostgres): Promise<void> {
  const admin = openDatabase({ url, maxConnections: 1 });
  await sql`create database calm`.execute(admin.db);
  await withShop(urlOf(url, 'calm'), BEGINS, async (shop) => {
    await migrate(shop.db);
    await shop.wallet.ensurePartitions(BEGINS);
    await furnishAgents(shop);
  });
  // A copy by the log would repeat numbers of sequences after a crash: what was logged ahead was logged for the original.
  await sql`create database killed template calm strategy file_copy`.execute(admin.db);
  await admin.close();
}

/**
 * Settles the play of agents in a process that is killed at one statement after another, lets the next one complete it,
 * and compares every bill and balance with those of a shop in which nothing was killed.
 */
export async function runAgentCrashes(options: {
  folder: string;
  kills: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<AgentCrashReport> {
  const { folder, kills, seed, say = () => {} } = options;
  const postgres = await startEmbeddedPostgres({ folder, settings: SETTINGS });
  const proxy = await startStatementProxy(postgres.port);
  const world: World = { folder, seed, random: createRandom(seed), postgres, proxy };
  try {
    await furnish(postgres);
    const [found, differences]: [Killed[], string[]] = [[], []];
    let at = BEGINS;
    for (let wave = 0; found.length < kills && differences.length === 0; wave += 1) {
      const done = await runWave(world, wave, at, kills - found.length);
      found.push(...done.kills);
      differences.push(...done.differences);
      at = done.ends;
      say(`${found.length}/${kills} kills · wave ${wave} until ${at.toISOString()}`);
    }
    const { unpaid, ...stored } = await withShop(urlOf(world.postgres.url, 'killed'), at, async (shop) => {
      const { findings } = await shop.wallet.audit();
      differences.push(...findings.map(({ rule, subject, detail }) => `${rule}: ${subject}: ${detail}`));
      return countStored(shop.db);
    });
    if (unpaid > 0) differences.push(`${unpaid} bills were never cleared`);
    const steps: Record<string, number> = {};
    for (const { step } of found) steps[step] = (steps[step] ?? 0) + 1;
    return {
      kills: found.length,
      seed,
      databaseKills: found.filter(({ withDatabase }) => withDatabase).length,
      steps,
      statements: new Set(found.map(({ step, statement }) => `${step} ${statement}`)).size,
      ...stored,
      differences,
    };
  } finally {
    await proxy.close();
    await world.postgres.stop();
    await rm(`${folder}.compiled`, { recursive: true, force: true });
  }
}
