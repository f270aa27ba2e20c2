import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { startProductServer, type ProductServer } from '../src/product-server.ts';
import { openCrashPage, until, type CrashAnswer, type CrashPage } from './crash-page.ts';
import { asking, type Attacker } from './world.ts';

const TAKE_OVER_MILLISECONDS = 15_000;
const GAME_MILLISECONDS = 400_000;

type Site = { server: ProductServer; pages: CrashPage[]; pool: Pool };

async function openSite(server: ProductServer, players: readonly Attacker[]): Promise<Site> {
  const pages = players.map((player) => openCrashPage(server.address, player));
  await Promise.all(pages.map(({ ready }) => ready));
  return { server, pages, pool: new Pool(server.address, { connections: 8 }) };
}

const isIn = ({ pages }: Site, ...phases: string[]): boolean =>
  phases.includes(pages[0]?.state()?.phase ?? 'none');

/** Bets through the leader, cashes some out, and kills it at a random moment between the bets and the end. */
async function playAndKill(leader: Site, players: readonly Attacker[]): Promise<CrashAnswer[]> {
  const { pages, pool, server } = leader;
  const gameNo = pages[0]?.state()?.gameNo ?? 0;
  const ids = await Promise.all(
    players.map(async (player, index) => {
      const id = randomUUID();
      const auto = index % 2 === 0 ? null : 101 + Math.floor(Math.random() * 200);
      await asking(pool, player)('crash/bet', { id, gameNo, stake: '1', auto });
      return id;
    }),
  );
  const isBeforeStart = Math.random() < 0.2;
  if (!isBeforeStart) {
    await until('running', () => isIn(leader, 'running', 'ended'), 20_000);
    const killAt = performance.now() + Math.random() * 4_000;
    for (const [index, page] of pages.entries())
      setTimeout(() => page.say({ say: 'cash_out', betId: ids[index] }), Math.random() * 4_000).unref();
    await until('due', () => performance.now() >= killAt, 10_000);
  }
  if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL');
  await server.stop();
  await pool.close().catch(() => {});
  await Promise.all(pages.map((page) => page.close()));
  return pages.flatMap(({ answers }) => answers);
}

/**
 * Two server processes on one database; the one that leads the room is killed, again and again, and the other one goes
 * on. Returns what players were told, and how long the others needed.
 */
export async function killLeaders(given: {
  databaseUrl: string;
  players: readonly Attacker[];
  kills: number;
  onEnd: (stop: () => Promise<void>) => void;
  say: (line: string) => void;
}): Promise<{ answers: CrashAnswer[]; tookMilliseconds: number[] }> {
  const { databaseUrl, players, kills, onEnd, say } = given;
  const start = async (): Promise<Site> => {
    const server = await startProductServer({ databaseUrl, environment: { PASSWORD_HASHING: '64:1' } });
    onEnd(server.stop);
    return openSite(server, players);
  };
  const answers: CrashAnswer[] = [];
  const tookMilliseconds: number[] = [];
  let [leader, other] = [await start(), await start()];
  for (let kill = 1; kill <= kills; kill += 1) {
    await until('led', () => isIn(leader, 'betting') || isIn(other, 'betting'), GAME_MILLISECONDS);
    if (isIn(other, 'betting')) [leader, other] = [other, leader];
    answers.push(...(await playAndKill(leader, players)));
    const killed = performance.now();
    await until('taken over', () => isIn(other, 'betting', 'ended'), TAKE_OVER_MILLISECONDS);
    tookMilliseconds.push(performance.now() - killed);
    say(`leader ${kill} of ${kills} killed, taken over after ${Math.round(tookMilliseconds.at(-1) ?? 0)} ms`);
    [leader, other] = [other, await start()];
  }
  await until('betting', () => isIn(leader, 'betting') || isIn(other, 'betting'), GAME_MILLISECONDS);
  for (const { server, pages, pool } of [leader, other]) {
    await Promise.all(pages.map((page) => page.close()));
    await pool.close();
    await server.stop();
  }
  return { answers, tookMilliseconds };
}
