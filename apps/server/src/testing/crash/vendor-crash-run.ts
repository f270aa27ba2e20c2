import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { PERIOD_SECONDS } from '../../modules/money/wallet/index.ts';
import type { Modules } from '../../modules.ts';
import type { Db } from '../../platform/db/database.ts';
import { freePort, startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { wire } from '../../wiring.ts';
import { createRandom } from '../random.ts';
import { createKillable } from './killable.ts';
import { openPayoutModules } from './payout-modules.ts';
import { callsByState, compareBooks, figuresOf } from './vendor-books.ts';
import { startVendorPlayer, type VendorPlayer } from './vendor-players.ts';
import { GAMES, MERCHANTS, openVendorShops, openVisit } from './vendor-shop.ts';

const VENDORS_SCRIPT = join(import.meta.dirname, '../../../../sandbox/src/games-main.ts');
const PLAYERS_OF_A_GAME = 2;
const MAX_LOAD_MILLISECONDS = 600;
/** Answers after a restart before the next kill, so that every kill meets play. */
const ANSWERED_BETWEEN = 5;
const BETWEEN_MILLISECONDS = 60_000;
const DRAIN_MILLISECONDS = 120_000;
const LISTS_EVERY = 10;
const POLL_MILLISECONDS = 50;

export const TARGETS = ['server', 'vendor', 'database', 'all'] as const;
type Target = (typeof TARGETS)[number];

/** What the vendors do besides: they lose answers, repeat calls, or roll back before the bet. */
const FAULTS = ['lost', 'twice', 'cut', 'rollback_first', null] as const;

export type VendorCrashReport = {
  cycles: number;
  seed: number;
  kills: Record<Target, number>;
  units: number;
  /** The vendor's outgoing calls by kind and end. */
  calls: Record<string, number>;
  /** Differences that list comparisons found between the kills, and that the last one closed. */
  mended: number;
  /** Differences between the vendor's book, our rounds, the lists and the ledger; must be empty. */
  differences: string[];
};

async function setFault(vendorsUrl: string, fault: string | null): Promise<void> {
  const faults = fault ? GAMES.map(({ vendor }) => ({ provider: vendor, fault, times: 3 })) : [];
  await fetch(`${vendorsUrl}/vendors/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
}

/** @returns whether it became true in time */
async function waitFor(isTrue: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (!isTrue()) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MILLISECONDS);
  }
  return true;
}

/** Server, vendors and database as processes of their own, and the demo shops with accounts at the vendors. */
async function openStage(folder: string) {
  const [bookFolder, cacheFolder] = [`${folder}.vendors`, `${folder}.compiled`];
  let postgres = await startEmbeddedPostgres({ folder });
  const [serverPort, vendorPort] = [await freePort(), await freePort()];
  const vendorsUrl = `http://127.0.0.1:${vendorPort}`;
  const { database, modules } = openPayoutModules(postgres.url);
  wire(modules);
  const server = createKillable({
    script: join(import.meta.dirname, 'vendor-process.ts'),
    args: [postgres.url, String(serverPort)],
    cacheFolder,
  });
  const vendor = createKillable({
    script: VENDORS_SCRIPT,
    environment: { VENDORS_PORT: String(vendorPort), VENDORS_URL: vendorsUrl, SANDBOX_DATA: bookFolder },
    cacheFolder,
  });
  const { db } = database;

  return {
    db,
    modules,
    vendor,
    vendorsUrl,
    bookFolder,
    open: async (): Promise<void> => {
      await migrate(db);
      await modules.wallet.ensurePartitions(new Date());
      await Promise.all([vendor.start(), server.start()]);
      await openVendorShops({ db, modules }, { vendorsUrl, port: serverPort });
    },
    killAndRestart: async (target: Target): Promise<void> => {
      const meets = (one: Target): boolean => target === 'all' || target === one;
      const gone: Promise<unknown>[] = [];
      if (meets('database')) {
        postgres.process.kill('SIGKILL');
        gone.push(postgres.exited);
      }
      if (meets('server')) gone.push(server.kill());
      if (meets('vendor')) gone.push(vendor.kill());
      await Promise.all(gone);
      if (meets('database')) postgres = await startEmbeddedPostgres({ folder, port: postgres.port });
      await Promise.all([meets('server') && server.start(), meets('vendor') && vendor.start()]);
    },
    close: async (): Promise<void> => {
      await Promise.all([server.kill(), vendor.kill()]);
      await modules.vendors.close();
      await modules.payments.close();
      await modules.wallet.close();
      await database.close();
      await postgres.stop();
      await Promise.all([bookFolder, cacheFolder].map((each) => rm(each, { recursive: true, force: true })));
    },
  };
}
type Stage = Awaited<ReturnType<typeof openStage>>;

async function openPlayers(stage: Stage, random: () => number): Promise<VendorPlayer[]> {
  const players: VendorPlayer[] = [];
  for (const merchantId of MERCHANTS)
    for (const game of GAMES)
      for (let number = 0; number < PLAYERS_OF_A_GAME; number += 1)
        players.push(startVendorPlayer(await openVisit(stage, merchantId, game), random));
  return players;
}

/** Plays two vendors' games at two merchants and kills server, vendors, database or all of them, again and again. */
export async function runVendorCrashes(options: {
  folder: string;
  cycles: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<VendorCrashReport> {
  const { folder, cycles, seed, say = () => {} } = options;
  const random = createRandom(seed);
  const kills: VendorCrashReport['kills'] = { server: 0, vendor: 0, database: 0, all: 0 };
  const stage = await openStage(folder);
  const { modules, bookFolder, vendorsUrl } = stage;
  let players: VendorPlayer[] = [];
  try {
    await stage.open();
    players = await openPlayers(stage, random);
    const differences: string[] = [];
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const before = figuresOf(bookFolder).answered;
      const goesOn = (): boolean => figuresOf(bookFolder).answered >= before + ANSWERED_BETWEEN;
      if (!(await waitFor(goesOn, BETWEEN_MILLISECONDS)))
        differences.push(`play stopped before kill ${cycle}`);
      await setFault(vendorsUrl, FAULTS[Math.floor(random() * FAULTS.length)] ?? null);
      await pause(Math.floor(random() * MAX_LOAD_MILLISECONDS));
      // A comparison that a kill interrupts is repeated by the next one.
      const isCompared = cycle % LISTS_EVERY === 0;
      const comparing = isCompared ? compareLists(modules, 'vendor-reconcile').catch(() => {}) : undefined;
      const target = TARGETS[(cycle - 1) % TARGETS.length] ?? 'all';
      kills[target] += 1;
      await stage.killAndRestart(target);
      await comparing;
      if (isCompared) say(`${cycle}/${cycles} kills · ${figuresOf(bookFolder).units} units`);
    }
    for (const player of players) player.stop();
    differences.push(...players.flatMap(({ problems }) => problems), ...(await drain(stage)));
    await compareLists(modules, 'vendor-reconcile-hours');
    const lists = await readDifferences(stage.db);
    differences.push(...lists.open, ...(await compareBooks(stage.db, bookFolder)));
    await modules.wallet.sealPeriods(new Date(Date.now() + PERIOD_SECONDS * 1_000));
    await modules.figures.fold();
    const { findings } = await modules.wallet.audit();
    differences.push(...findings.map((finding) => `auditor: ${JSON.stringify(finding)}`));
    const { units } = figuresOf(bookFolder);
    return { cycles, seed, kills, units, calls: callsByState(bookFolder), mended: lists.closed, differences };
  } finally {
    for (const player of players) player.stop();
    await stage.close();
  }
}

const compareLists = async ({ vendors }: Modules, name: string): Promise<void> =>
  vendors.jobs.find((job) => job.name === name)?.run();

/** Until the vendor has an answer to every call and no unit is open. */
async function drain({ vendor, vendorsUrl, bookFolder }: Stage): Promise<string[]> {
  await setFault(vendorsUrl, null);
  // A started vendor sends at once what would otherwise wait for minutes between two attempts.
  await vendor.kill('SIGTERM');
  await vendor.start();
  const isDrained = (): boolean => {
    const { waiting, open } = figuresOf(bookFolder);
    return waiting === 0 && open === 0;
  };
  if (await waitFor(isDrained, DRAIN_MILLISECONDS)) return [];
  const { waiting, open } = figuresOf(bookFolder);
  return [`the vendor still has ${waiting} calls without an answer and ${open} open units`];
}

async function readDifferences(db: Db): Promise<{ open: string[]; closed: number }> {
  const { rows } = await sql<{ kind: string; key: string; state: string; ours: object; theirs: object }>`
    select kind, key, state, ours, theirs from vendor_differences order by found_at`.execute(db);
  const open = rows.filter(({ state }) => state !== 'closed');
  return {
    open: open.map(
      ({ kind, key, ours, theirs }) =>
        `list: ${kind} ${key} ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`,
    ),
    closed: rows.length - open.length,
  };
}
