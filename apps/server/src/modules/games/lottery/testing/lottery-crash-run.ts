import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../../platform/db/embedded-postgres.ts';
import { migrate } from '../../../../platform/db/migrate.ts';
import { createRandom } from '../../../../testing/random.ts';
import type { Acknowledged } from './crash-play.ts';
import { furnishShop, listStates, openLotteryShop, SHOP, type LotteryShop } from './lottery-shop.ts';

const MEMBERS = 12;
const EACH_MINOR = 10_000_000n;
/** How long a process plays at most, relative to the time that it took to start: a busy machine does less in that time. */
const MAX_LIFE = 0.8;
const MAX_DRAINED_DRAWS = 20;

export type LotteryCrashReport = {
  kills: number;
  seed: number;
  acknowledged: number;
  tickets: number;
  chases: number;
  draws: number;
  /** Differences between answers, tickets and ledger; must be empty. */
  differences: string[];
};

type Life = {
  url: string;
  seed: number;
  memberIds: readonly string[];
  life: number;
  cacheFolder: string;
};

/** Starts a process, lets it play, and kills it in the middle of whatever it does. */
async function playAndKill({ url, seed, memberIds, life, cacheFolder }: Life): Promise<Acknowledged[]> {
  const since = performance.now();
  const child = fork(join(import.meta.dirname, 'crash-process.ts'), [url, String(seed), ...memberIds], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder },
    execArgv: [],
  });
  const done: Acknowledged[] = [];
  const gone = once(child, 'exit');
  const [first] = (await Promise.race([once(child, 'message'), gone])) as unknown[];
  if (first !== 'ready') throw new Error('a process ended before it was killed');
  child.on('message', (told) => done.push(told as Acknowledged));
  await pause(life * (performance.now() - since));
  if (child.exitCode !== null) throw new Error(`a process ended by itself: ${child.exitCode}`);
  child.kill('SIGKILL');
  await gone;
  return done;
}

/** Ends everything that is under way, as a process does that is not killed. */
async function drain(shop: LotteryShop): Promise<void> {
  await shop.settleAll();
  for (let turn = 0; turn < MAX_DRAINED_DRAWS; turn += 1) {
    for (const id of await shop.listDraws('open')) await shop.draw(id, ['1', '2', '3', '4', '5']);
    await shop.openNext();
    await shop.chases.advanceDue(SHOP.merchantId);
    await shop.settleAll();
    const states = await listStates(shop.db, 'lottery_chases');
    if (![...states.values()].includes('running')) break;
  }
  for (const id of await shop.listDraws('open')) await shop.draw(id, ['5', '4', '3', '2', '1']);
  await shop.settleAll();
}

async function compare(shop: LotteryShop, acknowledged: readonly Acknowledged[]) {
  const [tickets, chases] = await Promise.all([
    listStates(shop.db, 'lottery_tickets'),
    listStates(shop.db, 'lottery_chases'),
  ]);
  const differences: string[] = [];
  for (const { kind, id } of acknowledged) {
    const state = tickets.get(id) ?? chases.get(id);
    if (state === undefined) differences.push(`${kind} ${id} is lost`);
    if (kind === 'cancelled' && state !== 'cancelled') differences.push(`ticket ${id} is ${state} again`);
    if (kind === 'stopped' && state === 'running') differences.push(`chase ${id} runs again`);
  }
  for (const [id, state] of chases) if (state === 'running') differences.push(`chase ${id} never ends`);
  for (const { rule, subject, detail } of (await shop.wallet.audit()).findings)
    differences.push(`${rule}: ${subject}: ${detail}`);
  return { tickets: tickets.size, chases: chases.size, differences };
}

/** Kills processes that sell, chase, settle and correct lottery tickets, again and again, and compares in the end. */
export async function runLotteryCrashes(options: {
  folder: string;
  kills: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<LotteryCrashReport> {
  const { folder, kills, seed, say = () => {} } = options;
  const random = createRandom(seed);
  const cacheFolder = `${folder}.compiled`;
  const postgres = await startEmbeddedPostgres({ folder });
  const shop = openLotteryShop(postgres.url);
  try {
    await migrate(shop.db);
    await shop.wallet.ensurePartitions(new Date());
    const memberIds = await furnishShop(shop, MEMBERS, EACH_MINOR);
    const acknowledged: Acknowledged[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const life = {
        url: postgres.url,
        seed: seed + kill,
        memberIds,
        life: random() * MAX_LIFE,
        cacheFolder,
      };
      acknowledged.push(...(await playAndKill(life)));
      if (kill % 10 === 0) say(`${kill}/${kills} kills · ${acknowledged.length} acknowledged`);
    }
    await drain(shop);
    const compared = await compare(shop, acknowledged);
    const draws = (await shop.listDraws('drawn', 'void')).length;
    return { kills, seed, acknowledged: acknowledged.length, draws, ...compared };
  } finally {
    await shop.close();
    await postgres.stop();
    await rm(cacheFolder, { recursive: true, force: true });
  }
}
