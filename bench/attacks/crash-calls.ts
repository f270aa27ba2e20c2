import { randomUUID } from 'node:crypto';
import { openCrashPage, until, type CrashPage } from './crash-page.ts';
import type { Ask, Attacker } from './world.ts';

const GAME_MILLISECONDS = 400_000;
const BETS_FOR_EDGE = 2;

export type CrashSides = { address: string; players: readonly { who: Attacker; ask: Ask }[] };
type Seat = { page: CrashPage; ask: Ask; ids: string[] };

const isNow = (page: CrashPage, phase: string) => (): boolean => page.state()?.phase === phase;

/** Bets without an automatic cash-out; returns the ids that were taken. */
async function place(ask: Ask, gameNo: number, autos: readonly (number | null)[]): Promise<string[]> {
  const placed = await Promise.all(
    autos.map(async (auto) => {
      const id = randomUUID();
      const { status } = await ask('crash/bet', { id, gameNo, stake: '1', auto });
      return status === 200 ? [id] : [];
    }),
  );
  return placed.flat();
}

/** Claims a better moment, asks for others’ bets, and repeats itself. */
function lie(page: CrashPage, own: readonly string[], others: readonly string[]): void {
  const forged = { at: 9_999, ms: 0, t: 0, cashedAt: 100_000, multiplier: 1_000, sent: 0 };
  for (const betId of own) page.say({ say: 'cash_out', betId, ...forged });
  for (const betId of others) page.say({ say: 'cash_out', betId, ...forged });
}

/**
 * One game: bets and cancellations until after the lock, cash-outs before the start, with lies about the time, a
 * thousand times, of others’ bets, and at every moment around the end.
 */
async function attackGame(seats: readonly Seat[]): Promise<{ calls: number; wrong: string[] }> {
  const [first, second] = seats;
  if (!first || !second) throw new Error('an attack needs two players');
  let calls = 0;
  await until('betting', isNow(first.page, 'betting'), GAME_MILLISECONDS);
  const gameNo = first.page.state()?.gameNo ?? 0;
  for (const seat of seats) {
    seat.ids = await place(seat.ask, gameNo, [null, 101 + Math.floor(Math.random() * 150)]);
    calls += BETS_FOR_EDGE;
  }
  const early = first.ids.map((betId) => ({ say: 'cash_out', betId }));
  for (const frame of early) first.page.say(frame);

  // At the lock: third bets, and cancellations of what stands.
  const atLock: Promise<unknown>[] = [];
  const crowd = seats.slice(2);
  while (first.page.state()?.phase === 'betting') {
    for (const { ask, ids } of crowd.slice(0, 4)) {
      atLock.push(ask('crash/cancel', { betId: ids[0] }), place(ask, gameNo, [null]));
      calls += 2;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  await Promise.all(atLock);

  await until('running', isNow(first.page, 'running'), 5_000);
  const started = performance.now();
  let copies = 0;
  while (isNow(first.page, 'running')() && performance.now() - started < 20_000) {
    // Players leave one after another, so that some are in when it ends.
    for (const [index, { page, ids }] of crowd.entries())
      if (performance.now() - started > index * 700) lie(page, ids, []);
    if (copies === 0 && performance.now() - started > 400) {
      copies = 1_000;
      for (let copy = 0; copy < copies; copy += 1) lie(second.page, second.ids.slice(0, 1), []);
      lie(second.page, [], first.ids);
      calls += copies + first.ids.length;
    }
    calls += crowd.length;
    await new Promise((done) => setTimeout(done, 20));
  }
  await until('ended', () => first.page.state()?.phase !== 'running', GAME_MILLISECONDS);
  // After the end, when the point is known.
  for (const { page, ids } of seats) lie(page, ids, []);
  const { answers } = second.page;
  const stolen = answers.filter(({ betId, code }) => first.ids.includes(betId) && code === null);
  return { calls, wrong: stolen.length > 0 ? ['another member’s bet was cashed out'] : [] };
}

/** Attacks some games; the pages stay open until the last one is settled. */
export async function attackCrash({ address, players }: CrashSides, games: number) {
  const seats = players.map(({ who, ask }): Seat => ({ page: openCrashPage(address, who), ask, ids: [] }));
  await Promise.all(seats.map(({ page }) => page.ready));
  const wrong: string[] = [];
  let calls = 0;
  for (let game = 0; game < games; game += 1) {
    const one = await attackGame(seats);
    calls += one.calls;
    wrong.push(...one.wrong);
  }
  const [first] = seats;
  if (first) await until('betting', isNow(first.page, 'betting'), GAME_MILLISECONDS);
  const answers = seats.flatMap(({ page }) => page.answers);
  for (const { page } of seats) await page.close();
  return { calls, wrong, answers };
}
